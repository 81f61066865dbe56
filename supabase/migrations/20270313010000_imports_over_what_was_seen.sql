-- When two people imported at once, the second overwrote a person that the first had just added, although the preview said New.
create or replace function app.import_staff(club_id_param uuid, rows_param jsonb, commit_param boolean, create_roles_param boolean,
  reason_param text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  file app.staff_import_row[];
  new_roles jsonb;
  problems jsonb;
  warnings jsonb;
  problem_count integer;
  stale record;
begin
  perform app.require_manager(club_id_param, 'import staff');
  if jsonb_typeof(rows_param) is distinct from 'array' then
    raise exception 'The rows are not a list.' using errcode = '22023', hint = 'Send an array with one object a row.';
  end if;
  if jsonb_array_length(rows_param) > 5000 then
    raise exception 'The file has % rows; 5000 can be imported at once.', jsonb_array_length(rows_param)
      using errcode = '22023', hint = 'Split the file.';
  end if;
  perform app.lock_staff_of(club_id_param);

  select coalesce(array_agg(matched), '{}') into file from app.match_staff_import(club_id_param, rows_param) as matched;
  select coalesce(jsonb_agg(judged.problem) filter (where judged.is_hard), '[]'),
    coalesce(jsonb_agg(judged.problem) filter (where not judged.is_hard), '[]')
  into problems, warnings
  from app.staff_import_rules(club_id_param, file) as judged;
  select coalesce(jsonb_agg(found.problem order by (found.problem ->> 'line')::integer, found.number), '[]')
  into problems
  from jsonb_array_elements(app.staff_import_problems(club_id_param, file, create_roles_param) || problems)
    with ordinality as found (problem, number);
  problem_count := jsonb_array_length(problems);

  select coalesce(jsonb_agg(jsonb_build_object('title', title, 'people', people) order by lower(title) collate "C"), '[]')
  into new_roles
  from (
    select role as title, count(*) as people from unnest(file)
    where is_new_role and char_length(role) <= 80
    group by role
  ) as missing;

  if commit_param then
    if problem_count > 0 then
      raise exception 'Nothing was imported. Line %: %', problems -> 0 ->> 'line', problems -> 0 ->> 'message'
        using errcode = '22023', detail = problems::text,
          hint = format('Mend %s and import the file again.',
            case problem_count when 1 then 'this line' else format('all %s problems', problem_count) end);
    end if;

    select imported.line, coalesce(member.name, imported.name) as name into stale
    from unnest(file) as imported
    join jsonb_array_elements(rows_param) as cells on cells ->> 'line' = imported.line::text
    left join public.staff_members as member on member.id = imported.member_id
    where (member.id is null or imported.is_change) and cells ->> 'version' <> coalesce(member.version, 0)::text
    order by imported.line
    limit 1;
    if found then
      raise exception 'Nothing was imported. Line %: % was added, changed or removed since the preview.', stale.line, stale.name
        using errcode = 'PT409', hint = 'Check the rows again, then import.';
    end if;

    if jsonb_array_length(warnings) > 0 and coalesce(btrim(reason_param), '') = '' then
      raise exception 'Nothing was imported. Line %: %', warnings -> 0 ->> 'line', warnings -> 0 ->> 'message'
        using errcode = 'PT422', detail = warnings::text, hint = 'Correct the file, or give a reason.';
    end if;

    insert into public.job_role_definitions (club_id, title, positions_total)
    select club_id_param, made ->> 'title', least((made ->> 'people')::integer, 1000)
    from jsonb_array_elements(new_roles) as made;

    update public.staff_members as member
    set name = imported.name, role = imported.role, status = imported.status, phone = imported.phone,
      birth_date = imported.birth_date, start_date = imported.start_date, end_date = imported.end_date,
      hourly_rate = imported.hourly_rate, override_reason = reason_param
    from unnest(file) as imported
    where member.id = imported.member_id and imported.is_change;

    insert into public.staff_members
      (club_id, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, override_reason)
    select club_id_param, name, role, status, email, phone, birth_date, start_date, end_date, hourly_rate, reason_param
    from unnest(file)
    where member_id is null;
  end if;

  return (
    select jsonb_build_object('committed', coalesce(commit_param, false), 'rows', count(*),
      'added', count(*) filter (where member_id is null),
      'updated', count(*) filter (where member_id is not null and is_change),
      'unchanged', count(*) filter (where member_id is not null and not is_change),
      'new_roles', new_roles, 'problems', problems, 'warnings', warnings)
    from unnest(file)
  );
end
$$;
