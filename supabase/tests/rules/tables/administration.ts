import type { Subject } from './rule';

/** What the administration asks for beside the rows themselves. */
export const administration: Subject = {
  tables: {},
  callable: {
    authenticated: [
      'addresses_of_people(uuid[])',
      'app.addresses_of_people(uuid[])',
      'app.first_administrator()',
      'app.mail_counts()',
      'app.mail_queue(text,integer,integer)',
      'app.people_found(text)',
      'app.release_lacks(text,text,text)',
      'app.resend_mail(uuid)',
      'app.rollouts_reached()',
      'app.send_test_mail()',
      'first_administrator()',
      'mail_counts()',
      'mail_queue(text,integer,integer)',
      'release_lacks(text,text,text)',
      'resend_mail(uuid)',
      'rollouts_reached()',
      'search_people(text)',
      'send_test_mail()',
    ],
    service_role: [
      'app.rollouts_reached()',
      'rollouts_reached()',
      'app.set_first_administrator(text)',
      'set_first_administrator(text)',
    ],
  },
};
