import { plans } from '../services/plans';
import { inquiryTypes, type Inquiry } from './inquiry';

type InquiryType = (typeof inquiryTypes)[number]['value'];

/** Address of the contact form, with its inquiry type chosen and the plan that it is about. */
export function contactAddress(type: InquiryType, plan?: string): string {
  return `/contact?${new URLSearchParams({ type, ...(plan && { plan }) }).toString()}`;
}

/** What such an address says about the inquiry; empty texts for whatever it does not say, or says wrongly. */
export function inquiryOf(search: URLSearchParams): Pick<Inquiry, 'inquiryType' | 'message'> {
  const type = inquiryTypes.find(({ value }) => value === search.get('type'));
  const plan = plans.find(({ name }) => name === search.get('plan'));
  return { inquiryType: type?.value ?? '', message: type && plan ? `About the ${plan.name} plan` : '' };
}
