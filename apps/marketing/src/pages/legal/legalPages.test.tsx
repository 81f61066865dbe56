import { screen, within } from '@testing-library/react';
import { destinations, markupOf, visit } from '../publicPage.testkit';
import { PrivacyPage } from './PrivacyPage';
import { privacyText } from './privacyText';
import { TermsPage } from './TermsPage';
import { termsText } from './termsText';

const pages = [
  { Page: TermsPage, text: termsText },
  { Page: PrivacyPage, text: privacyText },
];

describe.each(pages)('$text.title', ({ Page, text }) => {
  test('has a table of contents that links to every section, in order', () => {
    visit(Page);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(text.sections.map(({ heading, id }) => [heading, `#${id}`]));
    text.sections.forEach(({ heading, id }, index) => {
      expect(document.getElementById(id)?.textContent).toBe(`${index + 1}. ${heading}`);
    });
  });

  test('begins with the key points and ends with a person to contact', () => {
    visit(Page);
    const points = within(screen.getByRole('region', { name: 'In short' })).getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual(text.summary);
    expect(destinations('Ask us')).toEqual(['/contact']);
  });

  test('can be prerendered: no inline styles', () => {
    expect(markupOf(Page)).not.toMatch(/\sstyle=/);
  });
});

test('states the key terms of the specification in the terms', () => {
  visit(TermsPage);
  const said = (heading: RegExp) => screen.getByRole('region', { name: heading }).textContent;
  expect(said(/Ending the engagement/)).toContain('30 days written notice');
  expect(said(/Liability/)).toContain('capped at the twelve months of fees before a claim');
  expect(said(/Fees and payment/)).toContain('Monthly fees are billed in advance.');
  expect(said(/Fees and payment/)).toContain('Setup fees are due at start.');
  expect(said(/Fees and payment/)).toContain('Fees are non-refundable unless the agreement says otherwise.');
  expect(said(/Support and response/)).toContain('24/7 for existing clients and during business hours for inquiries');
});

test('links the terms to the fees and to the privacy policy', () => {
  visit(TermsPage);
  expect(destinations('our services page')).toEqual(['/services']);
  expect(destinations('our Privacy Policy')).toEqual(['/privacy']);
  expect(screen.getByRole('region', { name: /Fees and payment/ }).textContent).toContain(
    'The fees of each plan are listed on our services page. We announce',
  );
});

test('says in the privacy policy that the platform does not target children under 13', () => {
  visit(PrivacyPage);
  expect(screen.getByRole('region', { name: /Children/ }).textContent).toContain('do not target children under 13');
});
