-- Onboarding: what has to be done before someone who was hired works. When the last item is done, the status
-- changes from Pending Onboarding to Active. When an item is open again, it changes back.

create table public.staff_onboarding_items (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  title text not null,
  certification_type_id uuid,
  due_on date,
  sort_order integer not null default 0,
  is_done boolean not null default false,
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint staff_onboarding_items_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_onboarding_items_certification foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint staff_onboarding_items_once unique (staff_id, title),
  constraint staff_onboarding_items_title_length check (char_length(btrim(title)) between 1 and 220 and char_length(title) <= 220),
  constraint staff_onboarding_items_due_on_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint staff_onboarding_items_sort_order_range check (sort_order between 0 and 1000),
  constraint staff_onboarding_items_done_has_moment check (is_done = (done_at is not null))
);
create index staff_onboarding_items_of_staff on public.staff_onboarding_items (staff_id, club_id, sort_order);
create index staff_onboarding_items_of_certification on public.staff_onboarding_items (certification_type_id, club_id);
create index staff_onboarding_items_of_club on public.staff_onboarding_items (club_id, is_done, due_on);
create index staff_onboarding_items_done_by on public.staff_onboarding_items (done_by);
comment on constraint staff_onboarding_items_staff on public.staff_onboarding_items is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint staff_onboarding_items_certification on public.staff_onboarding_items is
  'This certification is not on the list of the club. Choose one of the list.';
comment on constraint staff_onboarding_items_once on public.staff_onboarding_items is
  'This is on the list of the person already.';
comment on constraint staff_onboarding_items_title_length on public.staff_onboarding_items is
  'A title has 1 to 220 characters.';
comment on constraint staff_onboarding_items_due_on_range on public.staff_onboarding_items is
  'The due date lies between 2000 and 2100.';
comment on constraint staff_onboarding_items_sort_order_range on public.staff_onboarding_items is
  'A sort order is 0 to 1,000.';
comment on constraint staff_onboarding_items_done_has_moment on public.staff_onboarding_items is
  'A done item has the time at which it was done.';
comment on column public.staff_onboarding_items.certification_type_id is
  'The certification that the person has to show. Such an item is done when a valid one is entered, and not before.';
-- Managers and admins keep the items of their club; a person reads their own.
call app.secure_club_rows('public.staff_onboarding_items',
  writable => '{staff_id,title,certification_type_id,due_on,sort_order,is_done}',
  updatable => '{title,due_on,sort_order,is_done}',
  readers => 'managers',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- Whether a person holds a certification of this kind on a day.
create function app.holds_certification(staff_id_param uuid, certification_type_id_param uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_certifications
    where staff_id = staff_id_param and certification_type_id = certification_type_id_param
      and state = 'confirmed' and (expiry_date is null or expiry_date >= day)
  )
$$;
revoke all on function app.holds_certification(uuid, uuid, date) from public;

-- Who did an item and when is the server's; the platform (the seed) may say when.
create function app.stamp_onboarding_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_done boolean := false;
begin
  if tg_op = 'UPDATE' then
    was_done := old.is_done;
  end if;
  if not new.is_done then
    new.done_at := null;
    new.done_by := null;
  elsif not was_done then
    if not app.is_platform() and new.certification_type_id is not null
      and not app.holds_certification(new.staff_id, new.certification_type_id, app.club_today(new.club_id)) then
      raise exception '% is not done: there is no valid certification.', new.title
        using errcode = '23514', hint = 'Enter the certification with its dates. That checks the item off.';
    end if;
    new.done_at := coalesce(new.done_at, app.club_now(new.club_id));
    new.done_by := coalesce(new.done_by, auth.uid());
  end if;
  return new;
end
$$;
revoke all on function app.stamp_onboarding_item() from public;
create trigger staff_onboarding_items_stamp before insert or update on public.staff_onboarding_items
  for each row execute function app.stamp_onboarding_item();

-- Someone who is Pending Onboarding and has nothing left to do becomes Active.
create function app.end_onboarding(staff_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.staff_members set status = 'Active'
  where id = staff_id_param and status = 'Pending Onboarding'
    and exists (select from public.staff_onboarding_items where staff_id = staff_id_param)
    and not exists (select from public.staff_onboarding_items where staff_id = staff_id_param and not is_done)
$$;
revoke all on function app.end_onboarding(uuid) from public;

-- The status follows the items.
create function app.follow_onboarding() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case tg_op when 'DELETE' then old.staff_id else new.staff_id end;
begin
  -- Two who do the last two items at the same moment come one after the other, so that the second sees both done.
  perform from public.staff_members where id = person for update;
  if tg_op = 'UPDATE' and old.is_done and not new.is_done then
    update public.staff_members set status = 'Pending Onboarding' where id = person and status = 'Active';
  elsif tg_op <> 'UPDATE' or new.is_done and not old.is_done then
    perform app.end_onboarding(person);
  end if;
  return null;
end
$$;
revoke all on function app.follow_onboarding() from public;
create trigger staff_onboarding_items_follow after insert or update or delete on public.staff_onboarding_items
  for each row execute function app.follow_onboarding();

-- A certification that is entered does the items that wait for it.
create function app.do_certification_items() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_onboarding_items set is_done = true
  where staff_id = new.staff_id and certification_type_id = new.certification_type_id and not is_done
    and app.holds_certification(new.staff_id, new.certification_type_id, app.club_today(new.club_id));
  return null;
end
$$;
revoke all on function app.do_certification_items() from public;
create trigger staff_certifications_do_items after insert or update on public.staff_certifications
  for each row when (new.certification_type_id is not null) execute function app.do_certification_items();

-- Gives someone who was hired their items: the papers that an employer in the United States needs (Form W-4: 26 CFR
-- 31.3402(f)(2)-1; Form I-9: 8 CFR 274a.2), every certification that the role requires and the person lacks, the age that
-- the club asks for, and every requirement in words. Papers that are there from an earlier season stay done; a certification
-- that has expired since is open again. With nothing open the person is Active at once.
create function app.add_onboarding_items(staff_id_param uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.staff_onboarding_items (club_id, staff_id, title, certification_type_id, due_on, sort_order)
  select member.club_id, member.id, item.title, item.certification_type_id, member.start_date,
    row_number() over (order by item.rank, item.title)
  from public.staff_members as member
  cross join lateral (
    select 1 as rank, paper as title, null::uuid as certification_type_id
    from unnest(array['Form I-9: identity and authorization to work', 'Form W-4: withholding of tax']) as paper
    union all
    select 3, app.age_in_words(app.required_age(role.club_id, role.title)), null
    from public.job_role_definitions as role
    where role.club_id = member.club_id and role.title = member.role and role.minimum_age is not null
    union all
    select case when required.certification_type_id is null then 3 else 2 end, required.requirement,
      required.certification_type_id
    from public.job_role_definitions as role
    join public.job_role_requirements as required on required.job_role_id = role.id
    where role.club_id = member.club_id and role.title = member.role
      and (required.certification_type_id is null
        or not app.holds_certification(member.id, required.certification_type_id, app.club_today(member.club_id)))
  ) as item
  where member.id = staff_id_param
  on conflict (staff_id, title) do update
    set is_done = false, due_on = excluded.due_on
    where excluded.certification_type_id is not null and staff_onboarding_items.is_done;
  select app.end_onboarding(staff_id_param)
$$;
revoke all on function app.add_onboarding_items(uuid) from public;

-- Starting an onboarding ---------------------------------------------------------------------------------------------
-- Onboarding without hiring: people who were added by hand or by import are Pending Onboarding without a checklist
-- until a manager starts it.

-- Gives a person the same items as hiring does, and returns their number: 0 for a person who already has a list.
create function app.start_onboarding(staff_id_param uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param for update;
  if not found or not app.reads_club(person.club_id) then
    raise exception 'This person is not on the staff any more.' using errcode = 'PT404', hint = 'Reload the list.';
  end if;
  perform app.require_manager(person.club_id, 'start an onboarding checklist');
  if person.status <> 'Pending Onboarding' then
    raise exception '% is %, not Pending Onboarding.', person.name, person.status
      using errcode = 'PT409', hint = 'Set the status to Pending Onboarding first.';
  end if;
  if exists (select from public.staff_onboarding_items where staff_id = person.id) then
    return 0;
  end if;
  perform app.add_onboarding_items(person.id);
  return (select count(*) from public.staff_onboarding_items where staff_id = person.id);
end
$$;
revoke all on function app.start_onboarding(uuid) from public;
grant execute on function app.start_onboarding(uuid) to authenticated;

-- For managers and admins of the club. Pressed twice it starts one list.
create function public.start_onboarding(staff_id_param uuid) returns integer
language sql volatile set search_path = '' as $$
  select app.start_onboarding(staff_id_param)
$$;
revoke all on function public.start_onboarding(uuid) from public, anon, authenticated, service_role;
grant execute on function public.start_onboarding(uuid) to authenticated;

call app.give_tables_to_module('recruitment', '{staff_onboarding_items}');
