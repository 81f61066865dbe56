import { saving } from '@platform/module-kit/screens';
import { RESEND_FAILED, TEST_FAILED } from '../rows/mail';
import { adminChange } from './adminChange';

/** Puts a failed email back into the queue. */
export const resendMail = adminChange({
  waits: 'row-goes',
  send: (_administrator, id: string) => saving(RESEND_FAILED)((db) => db.rpc('resend_mail', { mail_id_param: id })),
});

/** Queues an email to the administrator's own address. */
export const sendTestMail = adminChange({
  waits: 'new-row',
  send: () => saving(TEST_FAILED)((db) => db.rpc('send_test_mail')),
});
