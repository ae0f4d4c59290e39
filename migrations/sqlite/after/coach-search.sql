-- Run again after every migration: the search index over the coaches, made anew from the rows.
drop table if exists coach_search;
drop table if exists coach_words;
drop trigger if exists coaches_search_insert;
drop trigger if exists coaches_search_delete;
drop trigger if exists coaches_search_update;
drop trigger if exists coach_directory_insert;
drop trigger if exists coach_directory_delete;
drop trigger if exists coach_directory_update;

-- three letters and more, anywhere in the text
create virtual table coach_search using fts5(search_text, content='coaches', content_rowid='search_key', tokenize='trigram', columnsize=0);
-- one letter or two, at the start of a word
create virtual table coach_words using fts5(search_text, content='coaches', content_rowid='search_key', tokenize='unicode61 remove_diacritics 0', prefix='1 2', detail=none, columnsize=0);
-- what a person took back leaves the index too, not only at the next merge
insert into coach_search(coach_search, rank) values ('secure-delete', 1);
insert into coach_words(coach_words, rank) values ('secure-delete', 1);

create trigger coaches_search_insert after insert on coaches begin
  insert into coach_search(rowid, search_text) values (new.search_key, new.search_text);
  insert into coach_words(rowid, search_text) values (new.search_key, new.search_text);
end;
create trigger coaches_search_delete after delete on coaches begin
  insert into coach_search(coach_search, rowid, search_text) values ('delete', old.search_key, old.search_text);
  insert into coach_words(coach_words, rowid, search_text) values ('delete', old.search_key, old.search_text);
end;
create trigger coaches_search_update after update of search_key, search_text on coaches begin
  insert into coach_search(coach_search, rowid, search_text) values ('delete', old.search_key, old.search_text);
  insert into coach_words(coach_words, rowid, search_text) values ('delete', old.search_key, old.search_text);
  insert into coach_search(rowid, search_text) values (new.search_key, new.search_text);
  insert into coach_words(rowid, search_text) values (new.search_key, new.search_text);
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
insert into coach_words(coach_words) values ('rebuild');
