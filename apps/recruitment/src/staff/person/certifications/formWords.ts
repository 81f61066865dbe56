import type { Certification } from '../../source/rows/staffMember';
import { COUNTS_ONCE_CONFIRMED } from './reviewInWords';

interface FormWords {
  /** The title of the form. */
  form: string;
  submit: string;
  done: (certification: string, person: string) => string;
  /** What happens next; undefined if nothing does. */
  next: string | undefined;
  failed: string;
}

/** The words of the form: a manager records a certification, a person sends their own. */
export function formWords(isOwn: boolean, renewed?: Pick<Certification, 'name'>): FormWords {
  if (isOwn) {
    return {
      form: renewed ? `Send ${renewed.name} again` : 'Send a certificate',
      submit: 'Send certificate',
      done: (certification) => `${certification} is sent`,
      next: COUNTS_ONCE_CONFIRMED,
      failed: 'The certificate was not sent',
    };
  }
  return {
    form: renewed ? `Renew ${renewed.name}` : 'Add certification',
    submit: renewed ? 'Renew' : 'Save certification',
    done: (certification, person) => `${certification} of ${person} is ${renewed ? 'renewed' : 'on record'}`,
    next: undefined,
    failed: 'The certification was not saved',
  };
}
