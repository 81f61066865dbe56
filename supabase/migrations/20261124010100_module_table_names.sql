-- The id of a module may hold digits, and then the names of its tables do.
alter table app.module_tables
  drop constraint module_tables_table_name_form,
  add constraint module_tables_table_name_form check (table_name ~ '^[a-z][a-z0-9_]{0,62}$');
