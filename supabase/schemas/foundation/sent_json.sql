-- Functions that take JSON in place of rows use these checks to refuse anything but an object, or a list of objects.

create function app.sent_object(sent jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(sent) <> 'object' then
    raise exception 'What was sent is not one object with its fields.'
      using errcode = '22023', hint = 'Send a name and a value for each field.';
  end if;
  return sent;
end
$$;

-- Nothing is an empty list.
create function app.sent_objects(sent jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(sent) <> 'array' or jsonb_path_exists(sent, '$[*] ? (@.type() != "object")') then
    raise exception 'What was sent is not a list of objects with their fields.'
      using errcode = '22023', hint = 'Send a list, and in it a name and a value for each field.';
  end if;
  return coalesce(sent, '[]');
end
$$;
revoke all on function app.sent_object(jsonb), app.sent_objects(jsonb) from public;
-- Functions that run as the caller ask them.
grant execute on function app.sent_object(jsonb), app.sent_objects(jsonb) to authenticated;
