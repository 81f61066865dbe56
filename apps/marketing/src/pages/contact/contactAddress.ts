import { plans } from '../services/plans';
import { inquiryTypes, type Inquiry } from './inquiry';

type InquiryType = (typeof inquiryTypes)[number]['value'];

/** The address of the contact form with a chosen inquiry type and plan. */
export function contactAddress(type: InquiryType, plan?: string): string {
  return `/contact?${new URLSearchParams({ type, ...(plan && { plan }) }).toString()}`;
}

/** The inquiry in such an address; empty texts for anything missing or invalid. */
export function inquiryOf(search: URLSearchParams): Pick<Inquiry, 'inquiryType' | 'message'> {
  const type = inquiryTypes.find(({ value }) => value === search.get('type'));
  const plan = plans.find(({ name }) => name === search.get('plan'));
  return { inquiryType: type?.value ?? '', message: type && plan ? `About the ${plan.name} plan` : '' };
}
