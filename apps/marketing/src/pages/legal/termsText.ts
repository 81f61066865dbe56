import { brand } from '@platform/contract';
import type { LegalText } from './legalText';
import { NON_REFUNDABLE } from './nonRefundable';

/** Terms of Service. The key terms are those of specification 9.6. */
export const termsText: LegalText = {
  title: 'Terms of Service',
  lead: 'What we owe you, what you owe us, and how either of us can end it. Written to be read.',
  inForceSince: '2025-10-01',
  summary: [
    'Monthly fees are billed in advance; setup fees are due at start.',
    NON_REFUNDABLE,
    'Either side can terminate with 30 days written notice.',
    'Our liability is capped at the twelve months of fees before a claim.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      paragraphs: [
        `These terms apply to every engagement with ${brand.name} (“we”, “us”) and to the use of our site and our platform. “You” is the club, association or company that engages us, together with the people it lets use the platform.`,
        'An engagement begins with an agreement that names the plan, the fees and the start. Where that agreement says something else than these terms, the agreement counts.',
      ],
    },
    {
      id: 'services',
      heading: 'What we provide',
      paragraphs: [
        'We give strategic guidance on staffing, training, operations, analytics and risk. We work remote-first and serve all U.S. clients.',
        'Platform access is included with every engagement and is not sold separately. Which modules you have depends on your plan.',
        `The platform is in private beta for partner clubs for the ${brand.earlyAccessSeason} season. Screens may change while you use them; we tell you before something that you rely on does.`,
        'Our advice rests on what you tell us. Decisions, and compliance with the law where your club is, remain yours.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      paragraphs: [
        'We provide login credentials on request. Access is restricted to people we or your administrators have invited.',
        'You are responsible for what happens under your accounts. Do not share a password, and tell us at once when a person has left the club or a password may be known to others.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and payment',
      paragraphs: [
        ['Monthly fees are billed in advance.', 'Setup fees are due at start.', NON_REFUNDABLE],
        'The fees of each plan are listed on [our services page](/services). We announce a change of your own fee in writing before it applies.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use',
      paragraphs: [
        'Use the platform for your club. You may not:',
        [
          'enter information about people that your club has no right to hold,',
          'try to reach the records of another club,',
          'disturb the platform or work around its limits,',
          'resell it, or let others use it in your place.',
        ],
      ],
    },
    {
      id: 'your-data',
      heading: 'Your records',
      paragraphs: [
        'The records that you keep on the platform are yours. We use them to provide the service and to advise you, and for nothing else. How we treat information about people is described in [our Privacy Policy](/privacy).',
        'You can export your records while the engagement lasts. What we write for you, you may use in your club without limit.',
      ],
    },
    {
      id: 'support',
      heading: 'Support and response',
      paragraphs: [
        'We reply to inquiries within 24 hours, and most consultations are scheduled within 24 hours. Support is available 24/7 for existing clients and during business hours for inquiries.',
      ],
    },
    {
      id: 'termination',
      heading: 'Ending the engagement',
      paragraphs: [
        'Either side may terminate the engagement with 30 days written notice.',
        'Fees that are due until the end of the notice remain due. After the end we close your accounts; until then you can export your records.',
        'If you seriously break these terms and do not correct it after we tell you, we may give notice without delay.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'Our liability is capped at the twelve months of fees before a claim: what you paid us in the twelve months before the event that the claim is about.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: ['When we change these terms, we tell our clients by email before the change applies.'],
    },
  ],
};
