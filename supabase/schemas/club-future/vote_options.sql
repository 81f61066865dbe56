-- The options of a vote: 2 to 6 different texts.

create function app.are_vote_options(options text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(options) between 2 and 6
    and array_position(options, null) is null
    and (
      select count(distinct lower(btrim(option))) = cardinality(options)
        and bool_and(char_length(btrim(option)) between 1 and 80 and char_length(option) <= 80)
      from unnest(options) as option
    )
$$;
revoke all on function app.are_vote_options(text[]) from public;
