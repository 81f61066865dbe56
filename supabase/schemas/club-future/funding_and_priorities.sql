-- The sums of ClubFuture: what the pipeline costs, and what the wishlist would.

-- Total: projects that are neither completed nor cancelled. Pending: what of it is not approved. In US dollars.
create view public.project_funding with (security_invoker = true) as
select
  project.club_id,
  count(*)::integer as projects,
  coalesce(sum(project.budget), 0) as total,
  coalesce(sum(project.budget) filter (where project.status = 'approved'), 0) as approved,
  coalesce(sum(project.budget), 0) - coalesce(sum(project.budget) filter (where project.status = 'approved'), 0) as pending
from public.capital_projects as project
where project.status not in ('completed', 'cancelled')
group by project.club_id;

-- The wishes that are still wishes: a promoted one is counted with the projects.
create view public.open_wishes with (security_invoker = true) as
select wish.id, wish.club_id, wish.list, wish.item, wish.priority, wish.impact, wish.timeline, wish.cost, wish.shortlisted
from public.wishlist_items as wish
where not exists (
  select from public.capital_projects as project where project.wish_id = wish.id and project.club_id = wish.club_id
);

-- The prioritization matrix: wishes by impact, what the shortlisted ones cost and what all do, in US dollars.
create view public.wishlist_matrix with (security_invoker = true) as
select
  wish.club_id,
  count(*)::integer as wishes,
  (count(*) filter (where wish.impact = 'high'))::integer as high,
  (count(*) filter (where wish.impact = 'medium'))::integer as medium,
  (count(*) filter (where wish.impact = 'low'))::integer as low,
  coalesce(sum(wish.cost) filter (where wish.shortlisted), 0) as shortlisted_cost,
  sum(wish.cost) as total_cost
from public.open_wishes as wish
group by wish.club_id;

-- In which order to fulfil them: high-priority staff amenities first, because they keep people and cost little; then by
-- priority and impact, and the cheaper of two equals first.
create view public.wishlist_recommendations with (security_invoker = true) as
select
  wish.id,
  wish.club_id,
  wish.list,
  wish.item,
  wish.cost,
  wish.list = 'staff' and wish.priority = 'high' as is_first_choice,
  row_number() over (
    partition by wish.club_id
    order by wish.list = 'staff' and wish.priority = 'high' desc,
      array_position(array['high', 'medium', 'low'], wish.priority),
      array_position(array['high', 'medium', 'low'], wish.impact),
      wish.cost, wish.id
  )::integer as position
from public.open_wishes as wish;

revoke all on public.project_funding, public.open_wishes, public.wishlist_matrix, public.wishlist_recommendations
  from public, anon, authenticated, service_role;
-- Members read the sums of their club, as they read its projects and wishes. A club without any has no row.
grant select on public.project_funding, public.open_wishes, public.wishlist_matrix, public.wishlist_recommendations
  to authenticated, service_role;
