-- Form templates: what a club asks in its logs, such as an opening inspection. Questions are a list of
--   {"label": "Deck clear of hazards", "type": "yes_no", "required": true}
-- and a choice names its "options". Answers are kept by the label of their question, so that an old log still reads well
-- after its form was changed or deleted.

-- What is wrong with the questions of a form, in a sentence; null when nothing is.
create function app.form_fields_problem(fields jsonb) returns text
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

-- What is wrong with the answers to a form's questions, in a sentence; null when nothing is.
create function app.form_answers_problem(fields jsonb, answers jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  field jsonb;
  label text;
  answer jsonb;
  text_answer text;
  unknown text;
begin
  if jsonb_typeof(answers) is distinct from 'object' then
    return 'Answers are given by the label of their question.';
  end if;
  for field in select value from jsonb_array_elements(fields) loop
    label := field ->> 'label';
    answer := answers -> label;
    text_answer := answers ->> label;
    if coalesce(btrim(text_answer), '') = '' then
      if field -> 'required' = 'true' then
        return format('"%s" needs an answer.', label);
      end if;
      continue;
    end if;
    if (case field ->> 'type'
      when 'number' then jsonb_typeof(answer) = 'number'
      when 'yes_no' then jsonb_typeof(answer) = 'boolean'
      when 'choice' then jsonb_typeof(answer) = 'string' and field -> 'options' ? text_answer
      when 'date' then text_answer ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      when 'time' then text_answer ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      when 'text' then jsonb_typeof(answer) = 'string' and char_length(text_answer) <= 200
      when 'long_text' then jsonb_typeof(answer) = 'string' and char_length(text_answer) <= 4000
    end) is not true then
      return format('"%s" cannot be answered like this.', label);
    end if;
  end loop;
  select key into unknown from jsonb_object_keys(answers) as key
  where not exists (select from jsonb_array_elements(fields) as asked where asked ->> 'label' = key) limit 1;
  if unknown is not null then
    return format('The form does not ask "%s".', unknown);
  end if;
  return null;
end
$$;
revoke all on function app.form_fields_problem(jsonb), app.form_answers_problem(jsonb, jsonb) from public;

create table public.form_templates (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  kind text not null,
  fields jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint form_templates_in_club unique (id, club_id),
  constraint form_templates_title_unique unique (club_id, title),
  constraint form_templates_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  constraint form_templates_kind_known check (kind in ('opening', 'closing', 'safety', 'maintenance', 'guest_service',
    'weather', 'other')),
  constraint form_templates_fields_size check (octet_length(fields::text) <= 60000)
);
comment on constraint form_templates_title_unique on public.form_templates is
  'The club has a form of this title already. Choose another title.';
comment on constraint form_templates_title_length on public.form_templates is 'A title has 1 to 120 characters.';
comment on constraint form_templates_kind_known on public.form_templates is
  'A form is of the kind opening, closing, safety, maintenance, guest service, weather or other.';
comment on constraint form_templates_fields_size on public.form_templates is
  'A form has too many or too long fields. Shorten it.';
comment on column public.form_templates.kind is 'The type of daily log that it is filled in with.';
comment on column public.form_templates.is_active is 'Whether it is offered. A retired form keeps its logs readable.';
-- The staff read the forms of their club, to fill them in; managers and admins keep them.
call app.secure_club_rows('public.form_templates', writable => '{title,kind,fields,is_active}', readers => 'staff');

create function app.check_form_template() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problem constant text := app.form_fields_problem(new.fields);
begin
  if problem is not null then
    raise exception '%', problem using errcode = '22023', hint = 'Correct the form and save it again.';
  end if;
  return new;
end
$$;
revoke all on function app.check_form_template() from public;
create trigger form_templates_check before insert or update of fields on public.form_templates
  for each row execute function app.check_form_template();

call app.give_tables_to_module('operations', '{form_templates}');
