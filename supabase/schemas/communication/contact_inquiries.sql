-- Contact inquiries from the public site. Only the function `send-contact-email` writes them, with the service key.

create table public.contact_inquiries (
  id uuid primary key default gen_random_uuid(),
  inquiry_type text not null,
  name text not null,
  email text not null,
  phone text,
  organization text,
  message text,
  mail_status text not null default 'pending',
  mail_failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint contact_inquiries_type_known check (inquiry_type in ('consultation', 'platform', 'question', 'pricing', 'support')),
  constraint contact_inquiries_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint contact_inquiries_email_form check (app.is_email_address(email)),
  constraint contact_inquiries_email_length check (char_length(email) between 3 and 254),
  constraint contact_inquiries_phone_length check (char_length(phone) <= 40),
  constraint contact_inquiries_organization_length check (char_length(organization) <= 160),
  constraint contact_inquiries_message_length check (char_length(message) <= 5000),
  -- One line each: a line break in a value that ends up in a mail header would start a header of its own.
  constraint contact_inquiries_single_lines check (
    concat(name, email, phone, organization) !~ '[[:cntrl:]]'
  ),
  constraint contact_inquiries_mail_status_known check (mail_status in ('pending', 'sent', 'failed')),
  constraint contact_inquiries_mail_failure_length check (char_length(mail_failure) <= 500)
);
create index contact_inquiries_newest_first on public.contact_inquiries (created_at desc);
create index contact_inquiries_of_email on public.contact_inquiries (lower(email), created_at);
comment on constraint contact_inquiries_type_known on public.contact_inquiries is
  'An inquiry type is consultation, platform, question, pricing or support.';
comment on constraint contact_inquiries_name_length on public.contact_inquiries is 'A name has 1 to 120 characters.';
comment on constraint contact_inquiries_email_form on public.contact_inquiries is
  'An email address looks like name@example.com.';
comment on constraint contact_inquiries_email_length on public.contact_inquiries is
  'An email address has 3 to 254 characters.';
comment on constraint contact_inquiries_phone_length on public.contact_inquiries is
  'A phone number has at most 40 characters.';
comment on constraint contact_inquiries_organization_length on public.contact_inquiries is
  'An organization has at most 160 characters.';
comment on constraint contact_inquiries_message_length on public.contact_inquiries is
  'A message has at most 5,000 characters.';
comment on constraint contact_inquiries_single_lines on public.contact_inquiries is
  'A name, an email address, a phone number and an organization are one line each.';
comment on constraint contact_inquiries_mail_status_known on public.contact_inquiries is
  'An email is pending, sent or failed.';
comment on constraint contact_inquiries_mail_failure_length on public.contact_inquiries is
  'The reason of a failed email has at most 500 characters.';
comment on column public.contact_inquiries.mail_status is
  'pending: stored, the email is being sent. sent: delivered to the provider. failed: no one was told; mail_failure says why.';

create trigger contact_inquiries_stamp_update before update on public.contact_inquiries
  for each row execute function app.stamp_update();

alter table public.contact_inquiries enable row level security;
revoke all on public.contact_inquiries from public, anon, authenticated, service_role;
grant select on public.contact_inquiries to authenticated;
grant select, delete, update (mail_status, mail_failure) on public.contact_inquiries to service_role;

-- Only the firm reads the inquiries.
create policy contact_inquiries_select on public.contact_inquiries for select to authenticated
  using ((select app.is_firm()));

-- Stores an inquiry and returns its id. At most 5 from one network address in ten minutes and 3 from one email address
-- in an hour. The same inquiry sent again after its email failed is the same row, and is not counted against the email
-- address: a visitor who tries again must not be turned away for our failure.
create function app.receive_inquiry(inquiry_param jsonb, origin_param text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  inquiry public.contact_inquiries := jsonb_populate_record(null::public.contact_inquiries, inquiry_param);
  stored_id uuid;
begin
  if not app.within_limit('contact_origin', origin_param, 5, interval '10 minutes') then
    raise exception 'Too many inquiries from this network.'
      using errcode = 'PT429', hint = 'Wait ten minutes and try again.';
  end if;

  select id into stored_id from public.contact_inquiries
  where lower(email) = lower(inquiry.email) and mail_status = 'failed' and created_at > now() - interval '1 day'
    and (inquiry_type, name, message) is not distinct from (inquiry.inquiry_type, inquiry.name, inquiry.message)
  order by created_at desc
  limit 1;
  if stored_id is not null then
    update public.contact_inquiries set mail_status = 'pending', mail_failure = null where id = stored_id;
    return stored_id;
  end if;

  if not app.within_limit('contact_email', lower(inquiry.email), 3, interval '1 hour') then
    raise exception 'Too many inquiries from this email address.'
      using errcode = 'PT429', hint = 'We have your earlier messages. Wait an hour before you send another.';
  end if;
  insert into public.contact_inquiries (inquiry_type, name, email, phone, organization, message)
  values (inquiry.inquiry_type, inquiry.name, inquiry.email, inquiry.phone, inquiry.organization, inquiry.message)
  returning id into stored_id;
  return stored_id;
end
$$;
revoke all on function app.receive_inquiry(jsonb, text) from public;
grant execute on function app.receive_inquiry(jsonb, text) to service_role;

-- For the function `send-contact-email` alone.
create function public.receive_inquiry(inquiry_param jsonb, origin_param text) returns uuid
language sql volatile set search_path = '' as $$
  select app.receive_inquiry(inquiry_param, origin_param)
$$;
revoke all on function public.receive_inquiry(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.receive_inquiry(jsonb, text) to service_role;
