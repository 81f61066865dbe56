-- Job roles: the positions a club has, what they pay and what they require; and the kinds of certification.
--
-- The specified call reads `job_roles` with positions_filled, which is a count of the staff. So `job_roles` is a view
-- (..._staff_list.sql) over job_role_definitions, and writing goes through it.

create table public.certification_types (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  valid_months integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint certification_types_in_club unique (id, club_id),
  constraint certification_types_name_unique unique (club_id, name),
  constraint certification_types_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint certification_types_valid_range check (valid_months between 1 and 120)
);
comment on constraint certification_types_name_unique on public.certification_types is
  'The club has a certification of this name already. Choose another name.';
comment on constraint certification_types_name_length on public.certification_types is
  'A name has 1 to 120 characters.';
comment on constraint certification_types_valid_range on public.certification_types is
  'A certification is valid for 1 to 120 months.';
comment on column public.certification_types.valid_months is 'How long a new one lasts. Null: it does not expire.';
-- Members read the kinds of certification of their club; managers and admins keep them.
call app.secure_club_rows('public.certification_types', writable => '{name,valid_months}');

create table public.job_role_definitions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  department text,
  description text,
  positions_total integer not null default 1,
  pay_range_min numeric(8, 2),
  pay_range_max numeric(8, 2),
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint job_role_definitions_in_club unique (id, club_id),
  constraint job_role_definitions_title_unique unique (club_id, title),
  constraint job_role_definitions_title_length check (char_length(btrim(title)) between 1 and 80 and char_length(title) <= 80),
  constraint job_role_definitions_department_length check (char_length(department) between 1 and 80),
  constraint job_role_definitions_description_length check (char_length(description) <= 4000),
  constraint job_role_definitions_positions_range check (positions_total between 0 and 1000),
  constraint job_role_definitions_pay_from_zero check (pay_range_min >= 0 and pay_range_max <= 1000),
  constraint job_role_definitions_pay_order check (pay_range_min <= pay_range_max)
);
comment on constraint job_role_definitions_title_unique on public.job_role_definitions is
  'The club has a job role of this title already. Choose another title.';
comment on constraint job_role_definitions_title_length on public.job_role_definitions is
  'A title has 1 to 80 characters.';
comment on constraint job_role_definitions_department_length on public.job_role_definitions is
  'A department has 1 to 80 characters.';
comment on constraint job_role_definitions_description_length on public.job_role_definitions is
  'A description has at most 4,000 characters.';
comment on constraint job_role_definitions_positions_range on public.job_role_definitions is
  'A job role has 0 to 1,000 positions.';
comment on constraint job_role_definitions_pay_from_zero on public.job_role_definitions is
  'Pay is $0 to $1,000 an hour.';
comment on constraint job_role_definitions_pay_order on public.job_role_definitions is
  'The highest pay is at least the lowest pay.';
comment on column public.job_role_definitions.pay_range_min is 'US dollars an hour.';
comment on column public.job_role_definitions.is_open is 'Whether the club takes applications for it, while positions are free.';
-- Members read the job roles of their club; managers and admins keep them.
call app.secure_club_rows('public.job_role_definitions',
  writable => '{title,department,description,positions_total,pay_range_min,pay_range_max,is_open}');

create table public.job_role_requirements (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  job_role_id uuid not null,
  requirement text not null,
  certification_type_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Named as the client asks for them: job_roles with nested requirements, select=*,requirements(*).
  constraint requirements foreign key (job_role_id, club_id)
    references public.job_role_definitions (id, club_id) on delete cascade,
  constraint job_role_requirements_certification foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint job_role_requirements_once unique (job_role_id, requirement),
  constraint job_role_requirements_text_length check (char_length(btrim(requirement)) between 1 and 200 and char_length(requirement) <= 200)
);
create index job_role_requirements_of_role on public.job_role_requirements (job_role_id, club_id);
create index job_role_requirements_of_certification on public.job_role_requirements (certification_type_id, club_id);
create index job_role_requirements_of_club on public.job_role_requirements (club_id);
comment on constraint requirements on public.job_role_requirements is
  'This job role is not there any more. Choose one of the list.';
comment on constraint job_role_requirements_certification on public.job_role_requirements is
  'This certification is not on the list of the club. Choose one of the list.';
comment on constraint job_role_requirements_once on public.job_role_requirements is
  'The job role names this requirement already.';
comment on constraint job_role_requirements_text_length on public.job_role_requirements is
  'A requirement has 1 to 200 characters.';
comment on column public.job_role_requirements.certification_type_id is
  'The certification that fulfils it, which whoever works in the role must hold. Null: a requirement in words.';
-- Members read what the roles of their club require; managers and admins keep it.
call app.secure_club_rows('public.job_role_requirements', writable => '{job_role_id,requirement,certification_type_id}');
