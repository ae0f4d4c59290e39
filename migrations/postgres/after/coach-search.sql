-- Run at every start, under the migrations' lock: the search index over the coaches, and what says that they changed.
do $$ begin
  create extension if not exists pg_trgm;
  create index if not exists coaches_search on coaches using gin (search_text gin_trgm_ops);
exception when others then
  raise warning 'The coaches'' search index could not be made: %. Searching works without it, only slower; install the extension pg_trgm and start again.', sqlerrm;
end $$;

insert into coach_directory (id, version) values ('one', 0) on conflict do nothing;
create or replace function coach_directory_changed() returns trigger language plpgsql as $$ begin
  update coach_directory set version = version + 1;
  return null;
end $$;
create or replace trigger coach_directory_rows after insert or delete on coaches
  for each statement execute function coach_directory_changed();
create or replace trigger coach_directory_update after update of is_active, verified_at, search_text on coaches
  for each row when (old.is_active is distinct from new.is_active or old.verified_at is distinct from new.verified_at or old.search_text is distinct from new.search_text)
  execute function coach_directory_changed();
