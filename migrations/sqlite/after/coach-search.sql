-- Run again after every migration: the search index over the listed coaches, made anew from the rows.
drop trigger if exists coaches_search_insert;
drop trigger if exists coaches_search_delete;
drop trigger if exists coaches_search_update;
drop trigger if exists coach_directory_insert;
drop trigger if exists coach_directory_delete;
drop trigger if exists coach_directory_update;
drop table if exists coach_words;
drop table if exists coach_search;
drop view if exists coach_listed_text;

-- Nothing of who is not listed; a line of its own for who is verified. So every filter is a question to the one index.
create view coach_listed_text as
  select search_key, iif(is_active, search_text || iif(verified_at is null, '', char(31) || 'verified' || char(10)), '') as text from coaches;
create virtual table coach_search using fts5(text, content='coach_listed_text', content_rowid='search_key', tokenize='trigram', columnsize=0);
-- what a person took back leaves the index at once, not only at the next merge
insert into coach_search(coach_search, rank) values ('secure-delete', 1);

create trigger coaches_search_insert after insert on coaches begin
  insert into coach_search(rowid, text) values (new.search_key,
    iif(new.is_active, new.search_text || iif(new.verified_at is null, '', char(31) || 'verified' || char(10)), ''));
end;
create trigger coaches_search_delete after delete on coaches begin
  insert into coach_search(coach_search, rowid, text) values ('delete', old.search_key,
    iif(old.is_active, old.search_text || iif(old.verified_at is null, '', char(31) || 'verified' || char(10)), ''));
end;
create trigger coaches_search_update after update of search_key, search_text, is_active, verified_at on coaches begin
  insert into coach_search(coach_search, rowid, text) values ('delete', old.search_key,
    iif(old.is_active, old.search_text || iif(old.verified_at is null, '', char(31) || 'verified' || char(10)), ''));
  insert into coach_search(rowid, text) values (new.search_key,
    iif(new.is_active, new.search_text || iif(new.verified_at is null, '', char(31) || 'verified' || char(10)), ''));
end;

-- who is counted changed: totals kept for an older version no longer hold
insert or ignore into coach_directory (id, version) values ('one', 0);
create trigger coach_directory_insert after insert on coaches begin
  update coach_directory set version = version + 1;
end;
create trigger coach_directory_delete after delete on coaches begin
  update coach_directory set version = version + 1;
end;
create trigger coach_directory_update after update of is_active, verified_at, search_text on coaches
when old.is_active is not new.is_active or old.verified_at is not new.verified_at or old.search_text is not new.search_text begin
  update coach_directory set version = version + 1;
end;

insert into coach_search(coach_search) values ('rebuild');
