-- Literals that say their type: the linter of the Supabase CLI warns of casts that are left to PL/pgSQL.

create or replace function app.ed25519_verifies(public_key bytea, message bytea, signature bytea) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  p constant numeric := app.ed25519_prime();
  group_order constant numeric := 7237005577332262213973186563042994240857116359379907606001950938285454250989;
  base constant numeric[] := app.ed25519_point('\x5866666666666666666666666666666666666666666666666666666666666666');
  key numeric[];
  r numeric[];
  s numeric;
  k numeric;
  key_and_base numeric[];
  steps integer[] := '{}'::integer[];
  step integer;
  x numeric; y numeric; z numeric;
  xx numeric; yy numeric; e numeric; g numeric; f numeric; h numeric;
  sum numeric[] := array[0, 1, 1, 0];
begin
  if length(public_key) <> 32 or length(signature) <> 64 then
    return false;
  end if;
  key := app.ed25519_point(public_key);
  r := app.ed25519_point(substr(signature, 1, 32));
  s := app.little_endian(substr(signature, 33));
  if key is null or r is null or s >= group_order then
    return false;
  end if;
  k := app.little_endian(sha512(substr(signature, 1, 32) || public_key || message)) % group_order;
  -- [s]base - [k]key, bit by bit for both at once, has to be r.
  key := array[p - key[1], key[2], 1, p - key[4]];
  key_and_base := app.ed25519_sum(base, key);
  while s > 0 or k > 0 loop
    steps := steps || (s % 2 + 2 * (k % 2))::integer;
    s := div(s, 2);
    k := div(k, 2);
  end loop;
  for position in reverse cardinality(steps) .. 1 loop
    x := sum[1]; y := sum[2]; z := sum[3];
    xx := x * x % p;
    yy := y * y % p;
    h := xx + yy;
    e := h - (x + y) * (x + y) % p;
    g := xx - yy;
    f := 2 * z * z % p + g;
    sum := array[e * f % p, g * h % p, f * g % p, e * h % p];
    step := steps[position];
    if step > 0 then
      sum := app.ed25519_sum(sum, case step when 1 then base when 2 then key else key_and_base end);
    end if;
  end loop;
  return (sum[1] - r[1] * sum[3]) % p = 0 and (sum[2] - r[2] * sum[3]) % p = 0;
end
$$;

create or replace function app.form_fields_problem(fields jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  field jsonb;
  number integer := 0;
  label text;
  labels text[] := '{}'::text[];
  unknown text;
begin
  if jsonb_typeof(fields) is distinct from 'array' then
    return 'The questions of a form are a list.';
  end if;
  if jsonb_array_length(fields) not between 1 and 60 then
    return 'A form has 1 to 60 questions.';
  end if;
  for field in select value from jsonb_array_elements(fields) loop
    number := number + 1;
    if jsonb_typeof(field) <> 'object' then
      return format('Question %s has no label and no type.', number);
    end if;
    label := field ->> 'label';
    if jsonb_typeof(field -> 'label') is distinct from 'string' or label <> btrim(label)
      or char_length(label) not between 1 and 120 then
      return format('Question %s needs a label of 1 to 120 characters, without spaces around it.', number);
    end if;
    if label = any (labels) then
      return format('Two questions are called "%s".', label);
    end if;
    labels := labels || label;
    if (field ->> 'type') = any (array['text', 'long_text', 'number', 'yes_no', 'choice', 'date', 'time']) is not true then
      return format('The type of "%s" is not known.', label);
    end if;
    if field ? 'required' and jsonb_typeof(field -> 'required') <> 'boolean' then
      return format('Whether "%s" is required is true or false.', label);
    end if;
    if (field ->> 'type' = 'choice') <> (field ? 'options') then
      return format('"%s" needs options if it is a choice, and only then.', label);
    end if;
    if field ? 'options' then
      if jsonb_typeof(field -> 'options') <> 'array' then
        return format('The options of "%s" are a list.', label);
      end if;
      if jsonb_array_length(field -> 'options') not between 2 and 30 or exists (
        select from jsonb_array_elements(field -> 'options') as option
        where jsonb_typeof(option) <> 'string' or char_length(btrim(option #>> '{}')) not between 1 and 120
      ) then
        return format('"%s" needs 2 to 30 options of 1 to 120 characters.', label);
      end if;
    end if;
    select key into unknown from jsonb_object_keys(field) as key
    where key <> all (array['label', 'type', 'required', 'options']) limit 1;
    if unknown is not null then
      return format('"%s" says "%s", which questions do not have.', label, unknown);
    end if;
  end loop;
  return null;
end
$$;

create or replace function app.minor_time_of_day_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  latest constant time := case when app.is_labor_summer(plan.first_day) then time '21:00' else time '19:00' end;
begin
  return case when app.is_young_worker(plan)
    and not (plan.local_start >= plan.first_day + time '07:00' and plan.local_end <= plan.first_day + latest)
    then format('%s and works from 7:00 AM to %s at most on %s.', app.age_words(plan),
      to_char(plan.first_day + latest, 'FMHH12:MI AM'), app.day_words(plan.first_day)) end;
end
$$;
