-- What a text is that people type: said here for the checks of every table that holds one.

-- Whether a text is one plain line: no line breaks, no other control characters, and none that change the direction of
-- the text after them.
create function app.is_one_line(text_param text) returns boolean
language sql immutable set search_path = '' as $$
  select text_param !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
$$;

-- Whether a person can be reached at it, as far as its form tells. The forms say the same (libs/contract), and so do the
-- functions that take one from a visitor.
create function app.is_email_address(text_param text) returns boolean
language sql immutable set search_path = '' as $$
  select text_param ~
    '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$'
$$;
revoke all on function app.is_one_line(text), app.is_email_address(text) from public;
-- Check constraints run them with the rights of the person who writes the row.
grant execute on function app.is_one_line(text), app.is_email_address(text) to authenticated, service_role;
