-- Refusals, comments and hints in plain English: they say who acts, and "email" as everywhere else.

-- Texts inside functions. Each function is made again as it is, with the new text in place of the old one.
do $$
declare
  change record;
  reworded record;
begin
  for change in
    select * from (values
      -- club-future/capital_projects.sql
      (
        $t$using errcode = '22023', hint = 'Say in a sentence why, for whoever reads the history later.';$t$,
        $t$using errcode = '22023', hint = 'Say in a sentence why, for people who read the history later.';$t$
      ),
      -- clubs/club_access.sql
      (
        $t$raise exception 'The number of staff is counted, and whoever set up a club and when stays as it is.'$t$,
        $t$raise exception 'The number of staff is counted, and the record of who set up the club and when cannot change.'$t$
      ),
      -- communication/contact_inquiries.sql
      (
        $t$raise exception 'Too many inquiries from this e-mail address.'$t$,
        $t$raise exception 'Too many inquiries from this email address.'$t$
      ),
      -- engagements/changing_engagements.sql
      (
        $t$-- Whoever moves a channel of the module waits until this is decided, and has been waited for.$t$,
        $t$-- Concurrent moves of the module's channels wait for this decision, and this waited for earlier ones.$t$
      ),
      -- engagements/engagement_lists.sql
      (
        $t$-- What was planned is made by the clock, and nobody stands behind that moment.$t$,
        $t$-- The clock makes planned changes, so no person acts at that time.$t$
      ),
      -- engagements/plans.sql
      (
        $t$'You can no longer grant: ' || go || '. Whoever has one of these keeps it until you take it back.'),$t$,
        $t$'You can no longer grant: ' || go || '. People who have one of these keep it until you take it back.'),$t$
      ),
      -- foundation/rate_limits.sql
      (
        $t$-- Whoever asks tidies up, and leaves to others what they are tidying up already.$t$,
        $t$-- Each caller tidies up, and skips what others are tidying up.$t$
      ),
      -- jobs/working_jobs.sql
      (
        $t$set status = 'failed', step = null, finished_at = now(), error = 'The work stopped and nobody took it up again. Try again.'$t$,
        $t$set status = 'failed', step = null, finished_at = now(), error = 'The work stopped and was not taken up again. Try again.'$t$
      ),
      -- modules/moving_channels.sql
      (
        $t$-- No check could be made of it any more, and nobody may insist on it.$t$,
        $t$-- It can no longer be checked, and cannot be forced either.$t$
      ),
      -- modules/platform_manifest.sql
      (
        $t$-- Whoever previews a release is to see how it fares.$t$,
        $t$-- A preview shows how the release itself works.$t$
      ),
      -- modules/preview_tickets.sql
      (
        $t$raise exception 'Nobody with the address % can sign in.', coalesce(left(email_param, 254), '(none)')$t$,
        $t$raise exception 'No one with the address % can sign in.', coalesce(left(email_param, 254), '(none)')$t$
      ),
      (
        $t$using errcode = 'PT404', hint = 'A preview opens only for the person it was made for. Ask whoever sent you the link.';$t$,
        $t$using errcode = 'PT404', hint = 'A preview opens only for the person it was made for. Ask the person who sent you the link.';$t$
      ),
      (
        $t$using errcode = 'PT409', hint = 'Ask whoever sent you the link for another one.';$t$,
        $t$using errcode = 'PT409', hint = 'Ask the person who sent you the link for another one.';$t$
      ),
      (
        $t$using errcode = 'PT409', hint = 'Go on there, or ask whoever sent you the link for another one.';$t$,
        $t$using errcode = 'PT409', hint = 'Continue there, or ask the person who sent you the link for another one.';$t$
      ),
      (
        $t$using errcode = 'PT409', hint = 'Ask whoever sent you the link for a preview of another release.';$t$,
        $t$using errcode = 'PT409', hint = 'Ask the person who sent you the link for a preview of another release.';$t$
      ),
      -- modules/pruning.sql
      (
        $t$-- Whoever is about to give it to somebody holds the row, and is seen below; whoever comes later waits, and is refused.$t$,
        $t$-- A transaction that is giving the release to people holds the row, and is seen below. A later one waits, and is
  -- refused.$t$
      ),
      (
        $t$when 0 then 'Its files were removed: nobody needed it.'
        else format('Its files were removed: nobody needed it, and nothing had happened to it for %s.',$t$,
        $t$when 0 then 'Its files were removed: no one needed it.'
        else format('Its files were removed: no one needed it, and nothing had happened to it for %s.',$t$
      ),
      -- modules/publisher_keys.sql
      (
        $t$using errcode = '42501', hint = 'Whoever keeps the root key adds it: npm run release -- key add.';$t$,
        $t$using errcode = '42501', hint = 'The holder of the root key adds it: npm run release -- key add.';$t$
      ),
      -- modules/publishing.sql
      (
        $t$when not app.is_email_address(coalesce(descriptor ->> 'owner', '')) then 'descriptor.owner is not an e-mail address'$t$,
        $t$when not app.is_email_address(coalesce(descriptor ->> 'owner', '')) then 'descriptor.owner is not an email address'$t$
      ),
      -- modules/release_signatures.sql
      (
        $t$-- Whoever revokes the key meanwhile waits, and then finds this release, too.$t$,
        $t$-- A concurrent revocation of the key waits, and then finds this release, too.$t$
      ),
      -- people/first_administrator.sql
      (
        $t$raise exception 'An e-mail address looks like name@example.com.'$t$,
        $t$raise exception 'An email address looks like name@example.com.'$t$
      ),
      -- people/invitations.sql
      (
        $t$-- Nobody invited who was the first administrator before another one was named.$t$,
        $t$-- An earlier first administrator was never invited.$t$
      ),
      -- people/leaving_a_club.sql
      (
        $t$raise exception 'Nobody removes themselves from a club.'$t$,
        $t$raise exception 'You cannot remove yourself from a club.'$t$
      ),
      -- people/membership.sql
      (
        $t$raise exception 'Nobody changes their own role.' using errcode = '42501', hint = 'Ask another administrator.';$t$,
        $t$raise exception 'You cannot change your own role.' using errcode = '42501', hint = 'Ask another administrator.';$t$
      ),
      (
        $t$using errcode = '42501', hint = 'Ask the club for an invitation to your e-mail address.';$t$,
        $t$using errcode = '42501', hint = 'Ask the club for an invitation to your email address.';$t$
      ),
      (
        $t$using errcode = 'PT404', hint = 'Ask whoever sent it to invite you again.';$t$,
        $t$using errcode = 'PT404', hint = 'Ask the person who sent it to invite you again.';$t$
      ),
      -- recruitment/applicant_answers.sql
      (
        $t$raise exception '% gave no e-mail address.', application.name$t$,
        $t$raise exception '% gave no email address.', application.name$t$
      ),
      -- recruitment/public_applications.sql
      (
        $t$raise exception 'Too many applications from this e-mail address.'$t$,
        $t$raise exception 'Too many applications from this email address.'$t$
      ),
      -- scheduling/availability.sql
      (
        $t$-- Whoever plans a shift of this person right now is waited for, and then opened with the others. The shifts come before
    -- the person, as for everyone who changes one: of two who act at once the one waits for the other.$t$,
        $t$-- This waits for a concurrent write of the person's shifts, and then opens those with the others. The shifts are
    -- locked before the person, as in every change of a shift, so of two concurrent changes one waits for the other.$t$
      ),
      -- scheduling/calendar_feeds.sql
      (
        $t$using errcode = '42501', hint = 'Ask your manager to enter your e-mail address with your staff details.';$t$,
        $t$using errcode = '42501', hint = 'Ask your manager to enter your email address with your staff details.';$t$
      ),
      -- scheduling/coverage.sql
      (
        $t$-- The lock on the shift comes first: whoever gets it has won, the others read the outcome.$t$,
        $t$-- The lock on the shift comes first: the first to get it has won, and the others read the outcome.$t$
      ),
      -- scheduling/schedule_news.sql
      (
        $t$-- The answer to a request tells whoever asked (..._decision_news.sql).$t$,
        $t$-- The answer to a request tells the person who asked (..._decision_news.sql).$t$
      ),
      -- scheduling/shift_checks.sql
      (
        $t$-- Whoever publishes a shift that was planned for a reason is not asked for the reason again.$t$,
        $t$-- Publishing a shift that was planned with a reason does not need the reason again.$t$
      ),
      (
        $t$-- Nobody is made to wait for the rules of every day until the year 294276.$t$,
        $t$-- No one has to wait for the rules of every day until the year 294276.$t$
      ),
      -- scheduling/shift_requests.sql
      (
        $t$then 'Only whoever has a shift asks to drop or to swap it.'$t$,
        $t$then 'Only the person who has a shift can ask to drop or swap it.'$t$
      ),
      -- scheduling/shift_rules.sql
      (
        $t$then app.age_words(plan) || '. Federal law lets nobody younger than 14 work here.' end;$t$,
        $t$then app.age_words(plan) || '. Federal law lets no one younger than 14 work here.' end;$t$
      ),
      -- scheduling/shifts.sql
      (
        $t$-- Whoever takes over a shift covers it, unless the same write flags it anew.$t$,
        $t$-- A new person covers a shift, unless the same write flags it again.$t$
      ),
      (
        $t$using errcode = '42501', hint = 'Cancel it: whoever works it then hears of it, in their calendar, too.';$t$,
        $t$using errcode = '42501', hint = 'Cancel it: its person is then told, and their calendar shows it.';$t$
      ),
      (
        $t$then 'Choose who worked it instead. If nobody came, cancel it and give the reason.'$t$,
        $t$then 'Choose who worked it instead. If no one came, cancel it and give the reason.'$t$
      ),
      (
        $t$raise exception 'This shift has begun, and whoever worked it would lose its hours.'
      using errcode = 'PT422', hint = 'Cancel it only if nobody came, and give the reason.';$t$,
        $t$raise exception 'This shift has begun, and the person who worked it would lose its hours.'
      using errcode = 'PT422', hint = 'Cancel it only if no one came, and give the reason.';$t$
      ),
      -- season/copy_season_forward.sql
      (
        $t$-- Whoever has left the club since answers for nothing.$t$,
        $t$-- People who have left the club since are responsible for nothing.$t$
      ),
      -- season/lessons.sql
      (
        $t$-- Whoever comes second changes nothing of what the first has decided.$t$,
        $t$-- A second caller changes nothing that the first one decided.$t$
      ),
      -- season/survey_invitations.sql
      (
        $t$else format('"%s" is not an e-mail address.', left(coalesce(person ->> 'email', ''), 80))$t$,
        $t$else format('"%s" is not an email address.', left(coalesce(person ->> 'email', ''), 80))$t$
      ),
      (
        $t$raise exception 'Nobody to invite.'$t$,
        $t$raise exception 'There is no one to invite.'$t$
      ),
      (
        $t$using errcode = '22023', hint = 'Mend it and invite again. Nobody was invited.';$t$,
        $t$using errcode = '22023', hint = 'Correct it and invite again. No one was invited.';$t$
      ),
      -- season/survey_responses.sql
      (
        $t$-- Whoever presses twice waits here, and then reads that the answers are in. The lock on the survey keeps its
  -- questions as they are meanwhile (app.guard_survey_questions).$t$,
        $t$-- A second press waits here, and then reads that the answers are in. The lock on the survey keeps its questions
  -- unchanged meanwhile (app.guard_survey_questions).$t$
      ),
      -- staff/inviting_staff.sql
      (
        $t$raise exception 'Without an email address nobody can be invited.'$t$,
        $t$raise exception 'Without an email address, this person cannot be invited.'$t$
      ),
      -- staff/staff.sql
      (
        $t$raise exception 'This account belongs to nobody of the club.'$t$,
        $t$raise exception 'This account belongs to no one in the club.'$t$
      ),
      (
        $t$raise exception '% has the e-mail address % already.', namesake, new.email$t$,
        $t$raise exception '% already has the email address %.', namesake, new.email$t$
      ),
      -- staff/staff_import.sql
      (
        $t$format('"%s" is not an e-mail address.', left(email, 60)) end),$t$,
        $t$format('"%s" is not an email address.', left(email, 60)) end),$t$
      ),
      (
        $t$select line, 'email', format('Line %s has the same e-mail address.', first_line) from imported$t$,
        $t$select line, 'email', format('Line %s has the same email address.', first_line) from imported$t$
      ),
      (
        $t$select line, 'email', format('%s is on the staff already. Add the e-mail address, which tells whether it is the same person.', left(name, 120))$t$,
        $t$select line, 'email', format('%s is on the staff already. Add the email address, which tells whether it is the same person.', left(name, 120))$t$
      ),
      -- training/in_service_sessions.sql
      (
        $t$raise exception 'Nobody is chosen.' using errcode = '22023', hint = 'Choose who was there.';$t$,
        $t$raise exception 'No one is chosen.' using errcode = '22023', hint = 'Choose who was there.';$t$
      ),
      -- training/training.sql
      (
        $t$raise exception '"%" is archived, so nobody can begin it.', archived_title$t$,
        $t$raise exception '"%" is archived, so no one can begin it.', archived_title$t$
      )
    ) as texts (said, says)
  loop
    for reworded in
      select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace in ('app'::regnamespace, 'public'::regnamespace)
        and prokind in ('f', 'p') and position(change.said in prosrc) > 0
    loop
      execute replace(reworded.definition, change.said, change.says);
    end loop;
  end loop;
end
$$;

-- Sentences beside rules, and what columns hold.
comment on policy clubs_insert on public.clubs is
  'Only people without a club set up one, for themselves. Ask the firm to move you to another.';
comment on constraint contact_inquiries_email_form on public.contact_inquiries is
  'An email address looks like name@example.com.';
comment on constraint contact_inquiries_email_length on public.contact_inquiries is
  'An email address has 3 to 254 characters.';
comment on constraint contact_inquiries_single_lines on public.contact_inquiries is
  'A name, an email address, a phone number and an organization are one line each.';
comment on column public.contact_inquiries.mail_status is
  'pending: stored, the mail is being sent. sent: delivered to the provider. failed: no one was told; mail_failure says why.';
comment on constraint notification_preferences_kind_known on public.notification_preferences is
  'Notifications are email notifications, staff updates or schedule changes.';
comment on constraint notification_preferences_channel_known on public.notification_preferences is
  'A notification comes by no channel, in the app, by email or by both.';
comment on constraint notifications_kind_known on public.notifications is
  'Notifications are email notifications, staff updates or schedule changes.';
comment on column public.jobs.result_path is
  'Key in the bucket job-files, which people read only by an address that expires: an export holds what only its owner may see.';
comment on column app.manifest_entries.switched_off is
  'The same for people without the module: its public pages, and nothing of it on other pages; null without public pages.';
comment on column public.module_health_reports.reporter is
  'Tells reporters of one day apart. The day''s key is deleted, so no one can be found by it later.';
comment on column public.daily_logs.client_key is
  'Made by the writer of the log, before it is sent: a log that waited without a network is stored once, however often it is sent.';
comment on column public.incidents.client_key is 'Made by the reporter, before it is sent: a report is stored once, however often it is sent.';
comment on constraint vendors_email_form on public.vendors is 'An email address looks like name@example.com.';
comment on constraint invitations_email_form on public.invitations is 'An email address looks like name@example.com.';
comment on constraint invitations_email_length on public.invitations is 'An email address has 3 to 254 characters.';
comment on constraint invitations_firm_has_no_club on public.invitations is
  'A person who is invited to the firm is invited to no club.';
comment on constraint applicant_mail_settings_reply_to_form on public.applicant_mail_settings is
  'An email address looks like name@example.com.';
comment on constraint job_applications_email_form on public.job_applications is
  'An email address looks like name@example.com.';
comment on constraint job_applications_single_lines on public.job_applications is
  'A name, an email address and a phone number are one line each.';
comment on column public.job_applications.staff_id is 'The staff member that the applicant became.';
comment on column public.shift_events.kind is
  'request_ended: the shift was changed, so the request no longer applies. staff_id asked, previous_staff_id was to swap.';
comment on column public.shifts.needs_cover is 'The person who has it may not be able to work it: someone else is wanted.';
comment on column public.shifts.published_at is 'When it was first published. Null: no one has been told of it yet.';
comment on column public.season_photos.alt_text is 'What the photo shows, for people who cannot see it.';
comment on column public.season_summary.improvements is 'Season highlights: the lessons about things that worked.';
comment on constraint survey_invitations_email_form on public.survey_invitations is
  'An email address looks like name@example.com.';
comment on constraint survey_invitations_single_lines on public.survey_invitations is
  'A name and an email address are one line each.';
comment on column public.job_role_requirements.certification_type_id is
  'The certification that fulfils it, which people in the role must hold. Null: a requirement in words.';
comment on constraint staff_members_email_form on public.staff_members is
  'An email address looks like name@example.com.';
comment on index public.staff_members_email_once is
  'Another staff member has this email address. Use a different one.';
