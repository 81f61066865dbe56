-- Refuses patterns (~*) that can keep the database busy for long: those that refer back to a group or look around, which
-- take every way to divide a text, and long ones, repetitions written out. The gateway of the local stack refuses the same
-- in filters (tools/local-stack/src/rest/sql/requireCheapPattern.ts).
create function app.require_cheap_patterns(patterns text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  pattern text;
  written_out numeric;
  repeated text[];
begin
  foreach pattern in array coalesce(patterns, '{}') loop
    if pattern ~ '\\[1-9]|\(\?<?[=!]' then
      raise exception 'A pattern may not refer back to one of its groups, nor look ahead or behind.'
        using errcode = '2201B', hint = 'Leave out \1 to \9, (?=, (?!, (?<= and (?<!.';
    end if;
    written_out := char_length(pattern);
    for repeated in select regexp_matches(left(pattern, 1001), '\{(\d{1,9})(?:,(\d{0,9}))?', 'g') loop
      written_out := written_out * greatest(1, repeated[1]::int, nullif(repeated[2], '')::int);
    end loop;
    if written_out > 1000 then
      raise exception 'A pattern has 1000 characters at most, its repetitions written out.'
        using errcode = '2201B', hint = 'Look for a part of it, or repeat with * or + instead of {}.';
    end if;
  end loop;
  return true;
end
$$;
revoke all on function app.require_cheap_patterns(text[]) from public;
