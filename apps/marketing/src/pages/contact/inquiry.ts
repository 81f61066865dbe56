/** The inquiry types, in the order of the list (specification 3.15). */
export const inquiryTypes = [
  { value: 'consultation', label: 'Book Consultation' },
  { value: 'platform', label: 'Get Platform Access' },
  { value: 'question', label: 'Submit a Question' },
  { value: 'pricing', label: 'Pricing Information' },
  { value: 'support', label: 'Technical Support' },
] as const;

/** The fields of the contact form. */
export interface Inquiry {
  inquiryType: string;
  name: string;
  email: string;
  phone: string;
  organization: string;
  message: string;
  /** A honeypot: people never see the field, so only bots fill it in. The function drops such a message. */
  website: string;
}

export type InquiryField = keyof Inquiry;

export const emptyInquiry: Inquiry = {
  inquiryType: '',
  name: '',
  email: '',
  phone: '',
  organization: '',
  message: '',
  website: '',
};
