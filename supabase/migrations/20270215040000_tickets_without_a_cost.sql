-- Members read tickets without a cost in the table itself, too, as releases do that do not know ticket_overview yet.

alter policy maintenance_tickets_select on public.maintenance_tickets
  using (club_id = any ((select app.visible_clubs())::uuid[]) and (cost is null or (select app.reads_reports())));
