-- Run again after every migration: the search index over people's names, made anew from the rows.
drop trigger if exists user_search_insert;
drop trigger if exists user_search_delete;
drop trigger if exists user_search_update;
drop table if exists user_search;

create virtual table user_search using fts5(name, user_id unindexed, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3', columnsize=0, detail=full);
-- what a person took back leaves the index at once, not only at the next merge
insert into user_search(user_search, rank) values ('secure-delete', 1);

create trigger user_search_insert after insert on users begin
  insert into user_search(name, user_id) values (new.first_name || ' ' || new.last_name, new.id);
end;
create trigger user_search_delete after delete on users begin
  delete from user_search where user_id = old.id;
end;
create trigger user_search_update after update of first_name, last_name on users
when old.first_name is not new.first_name or old.last_name is not new.last_name begin
  delete from user_search where user_id = old.id;
  insert into user_search(name, user_id) values (new.first_name || ' ' || new.last_name, new.id);
end;

insert into user_search(name, user_id) select first_name || ' ' || last_name, id from users order by created_at;
