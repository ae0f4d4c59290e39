-- Run at every start, under the migrations' lock: the search index over people's names and addresses.
do $$ begin
  create extension if not exists pg_trgm;
  create index if not exists users_names on users using gin (lower(' ' || first_name || ' ' || last_name) gin_trgm_ops);
  create index if not exists users_addresses on users using gin (email gin_trgm_ops);
exception when others then
  raise warning 'The search index over people could not be made: %. Searching works without it, only slower; install the extension pg_trgm and start again.', sqlerrm;
end $$;
