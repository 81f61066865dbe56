-- The file of a bid is read by those who read the bid, not by every member of the club.
alter table public.club_documents
  drop constraint club_documents_kind_known,
  add constraint club_documents_kind_known
    check (kind in ('financial_summary', 'safety_log', 'staff_reviews', 'project', 'bid', 'other'));
comment on constraint club_documents_kind_known on public.club_documents is
  'The kind of a document is financial summary, safety log, staff reviews, project, bid or other.';

alter policy club_documents_select on public.club_documents using (
  club_id = any ((select app.visible_clubs())::uuid[])
  and (
    club_id = any ((select app.editable_clubs())::uuid[])
    or (select app.is_firm())
    or (not confidential and (kind not in ('financial_summary', 'bid') or (select app.reads_reports())))
  )
);

create or replace function app.closed_financial_files() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.reads_reports() then
    return '{}'::text[];
  end if;
  return array(
    select version.storage_path
    from public.club_documents as document
    join public.club_document_versions as version on version.document_id = document.id
    where document.club_id = any (app.visible_clubs()) and document.kind in ('financial_summary', 'bid')
  );
end
$$;

-- Documents that bids name already.
update public.club_documents as document set kind = 'bid'
where kind = 'project' and exists (select from public.project_bids where document_id = document.id);
