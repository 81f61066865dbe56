import { everything, noOneInserts, type Subject } from './rule';

/** Inquiries from the public site. */
export const contact: Subject = {
  tables: {
    contact_inquiries: {
      key: 'id::text',
      select: { firm: everything },
      update: { column: 'message' },
      delete: {},
      insert: noOneInserts(
        `insert into public.contact_inquiries (inquiry_type, name, email) values ('question', 'A', 'a@b.test')`,
      ),
    },
  },
  callable: {
    service_role: ['receive_inquiry(jsonb,text)', 'app.receive_inquiry(jsonb,text)'],
  },
};
