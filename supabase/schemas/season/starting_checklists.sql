-- The templates of checklists that a new club begins with: hiring, opening and closing. The club edits and deletes them like
-- its own. Days are counted before the opening; closing has none, because it comes after the season.

create function app.starting_checklists(type_param text)
returns table (kind text, title text, "position" integer, item text, priority text, days_before_opening integer)
language sql immutable set search_path = '' as $$
  select list.kind, list.title, list.place, list.item, list.priority, list.days
  from (values
    ('pre_season', 'Hiring', 1, 'Decide how many people each role needs', 'high', 120, false),
    ('pre_season', 'Hiring', 2, 'Ask last season''s people whether they come back', 'high', 110, false),
    ('pre_season', 'Hiring', 3, 'Share the application page', 'high', 100, false),
    ('pre_season', 'Hiring', 4, 'Interview applicants', 'medium', 75, false),
    ('pre_season', 'Hiring', 5, 'Fill every position', 'high', 45, false),
    ('pre_season', 'Hiring', 6, 'Collect tax forms and work permits', 'high', 30, false),
    ('pre_season', 'Hiring', 7, 'Check certifications and when they expire', 'high', 30, false),
    ('pre_season', 'Hiring', 8, 'Walk everyone through the emergency action plan', 'high', 7, false),
    ('facility_preparation', 'Opening', 1, 'Renew insurance and permits', 'high', 60, false),
    ('facility_preparation', 'Opening', 2, 'Inspect drain covers, ladders and lifeguard stands', 'high', 42, true),
    ('facility_preparation', 'Opening', 3, 'Service pumps and filters', 'high', 35, true),
    ('facility_preparation', 'Opening', 4, 'Fill the pool and balance the water', 'high', 28, true),
    ('facility_preparation', 'Opening', 5, 'Inspect buildings, grounds and equipment', 'high', 28, false),
    ('facility_preparation', 'Opening', 6, 'Restock first aid kits and check the AED', 'high', 14, false),
    ('facility_preparation', 'Opening', 7, 'Test alarms, phones and emergency exits', 'high', 10, false),
    ('facility_preparation', 'Opening', 8, 'Clean and set up furniture', 'medium', 5, false),
    ('facility_preparation', 'Opening', 9, 'Tell members hours and rules', 'medium', 7, false),
    ('facility_preparation', 'Closing', 1, 'Review everyone''s season and note who may return', 'high', null, false),
    ('facility_preparation', 'Closing', 2, 'Collect keys, uniforms and equipment', 'high', null, false),
    ('facility_preparation', 'Closing', 3, 'Lower the water and winterize pumps and pipes', 'high', null, true),
    ('facility_preparation', 'Closing', 4, 'Cover the pool', 'medium', null, true),
    ('facility_preparation', 'Closing', 5, 'Store chemicals as their labels say', 'high', null, true),
    ('facility_preparation', 'Closing', 6, 'Store furniture and equipment', 'medium', null, false),
    ('facility_preparation', 'Closing', 7, 'List repairs for the next season', 'medium', null, false),
    ('facility_preparation', 'Closing', 8, 'Compare the budget with what was spent', 'medium', null, false)
  ) as list (kind, title, place, item, priority, days, for_pools)
  where not list.for_pools or type_param in ('Swim & Tennis Club', 'Country Club', 'Fitness Center', 'Community Center', 'Resort')
$$;

create function app.add_starting_checklists(club public.clubs) returns void
language sql volatile security definer set search_path = '' as $$
  with wanted as (
    select * from app.starting_checklists(club.type)
  ), template as (
    insert into public.checklist_templates (club_id, kind, title)
    select distinct club.id, kind, title from wanted
    returning id, kind, title
  )
  insert into public.checklist_template_items (club_id, template_id, item, priority, days_before_opening, position)
  select club.id, template.id, wanted.item, wanted.priority, wanted.days_before_opening, wanted.position
  from wanted join template on template.kind = wanted.kind and template.title = wanted.title
$$;
revoke all on function app.starting_checklists(text), app.add_starting_checklists(public.clubs) from public;
