import { brand } from '@platform/contract';
import type { LegalText } from './legalText';

/** Privacy Policy. Its section on storage describes what the product does. */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why we know it, and how to have it changed or deleted.',
  inForceSince: '2025-10-01',
  summary: [
    'We collect what you send us, and what your club records about its work.',
    'We sell nothing to anyone, and no advertising follows you here.',
    'A club sees its own records and never those of another one.',
    'Our site and platform do not target children under 13.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      paragraphs: [
        `${brand.name} is a consulting firm that provides ${brand.promise}. For the site and for inquiries, we decide how information is used. For the records of a club, the club decides, and we act on its behalf.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we collect',
      paragraphs: [
        [
          'When you write to us: your name and email address, the kind of inquiry, and, if you give them, your phone number, organization and message.',
          'When you have an account: your email address, display name, role, club and, if given, your phone number.',
          'When your club works on the platform: what it records, such as rosters, shifts, certifications, applications, reports and messages.',
          'When something fails: which page or module did, so that we can repair it.',
        ],
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      paragraphs: [
        'To answer you, to provide the service that your club has engaged us for, to keep it secure, and to meet duties that the law gives us. Not for advertising.',
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'Visitors who only read are given no cookie. If you sign in, your session is kept in the storage of your browser until you sign out. One cookie remembers for 7 days whether the sidebar is open.',
        'Small notes, such as how far you had scrolled, stay in your browser and are not sent to us. There are no cookies of others and no tracking across sites.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      paragraphs: [
        'The people of your club, as far as their role and their permissions go. Our consultants, for the clubs that they advise. Companies that run servers and deliver email for us, bound by contract to do nothing else with it. Authorities, where the law obliges us.',
        'We sell no information about people.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'Inquiries, for as long as we are in touch and for the records that the law asks of us. The records of a club, for as long as the engagement lasts and as its own retention settings say; after the end they are deleted once the club has had the time to export them.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. Who may read or change a record is decided by the database itself, for each club and each role, not only by the screen. Changes that matter leave a trace.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Our site and platform do not target children under 13, and we do not knowingly collect information from them. If you believe that a child has sent us something, tell us and we delete it. Young employees of a club are recorded by the club under the law of its state.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your choices',
      paragraphs: [
        'Ask us what we hold about you, and have it corrected, exported or deleted. If a club recorded it, we pass your request on to the club and help it to answer. We reply within 24 hours to say what happens next.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'When we change this policy, we say so here, and by email to the administrators of our client clubs.',
      ],
    },
  ],
};
