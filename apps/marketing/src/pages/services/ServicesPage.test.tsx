import { screen, within } from '@testing-library/react';
import { destinations, markupOf, section, visit } from '../publicPage.testkit';
import { ServicesPage } from './ServicesPage';

/** Specification 3.17 to 3.20, word for word; staff ranges that it leaves open are our own. */
const specified = [
  {
    name: 'Launch',
    price: '$250/month',
    setup: '$500 startup',
    staff: '1-15 staff',
    features: ['Basic dashboard only', 'Email support', 'Monthly check-in'],
  },
  {
    name: 'Manage',
    price: '$500/month',
    setup: '$750 startup',
    staff: '15-35 staff',
    features: [
      'Scheduling support that can integrate with a scheduling service',
      'Priority phone/email support',
      'Manager coaching',
      'Dashboard with basic reporting',
    ],
  },
  {
    name: 'Run',
    price: '$750/month',
    setup: '$750 startup',
    staff: '35+ staff',
    features: [
      'Weekly labour-versus-budget tracking',
      '24/7 leadership consulting',
      'Full platform access',
      'Vendor/shift/operations tracking',
    ],
  },
  {
    name: 'Elevate',
    price: '$950/month',
    setup: '$1,500 startup',
    staff: '35+ staff',
    features: [
      'Dedicated consultant',
      'Full ClubFuture planning suite',
      'Custom reports and dashboards',
      'Board decks',
      'Postseason surveys',
    ],
  },
];

beforeEach(() => {
  visit(ServicesPage);
});

/** The card of a plan. */
function card(name: string): HTMLElement {
  const heading = section('Four plans, one price each month').getByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
}

test.each(specified)('$name costs $price and $setup', ({ name, price, setup, staff, features }) => {
  const plan = card(name);
  expect(plan.textContent).toContain(price);
  expect(plan.textContent).toContain(setup);
  expect(within(plan).getByText(staff)).toBeTruthy();
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(features);
  expect(
    within(plan)
      .getByRole('link', { name: `Ask about ${name}` })
      .getAttribute('href'),
  ).toBe(`/contact?type=pricing&plan=${name}`);
});

test('says for each plan but the first which plan it extends', () => {
  expect(within(card('Launch')).getByText('Includes')).toBeTruthy();
  expect(within(card('Manage')).getByText('Everything in Launch, plus')).toBeTruthy();
  expect(within(card('Run')).getByText('Everything in Manage, plus')).toBeTruthy();
  expect(within(card('Elevate')).getByText('Everything in Run, plus')).toBeTruthy();
  expect(screen.getAllByText(/^Everything in/)).toHaveLength(3);
});

test('marks only Run', () => {
  expect(screen.getAllByText('Most Popular').map((mark) => card('Run').contains(mark))).toEqual([true]);
});

test('says the same of every plan in the comparison and on its card', () => {
  const table = within(screen.getByRole('table'));
  const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names).toEqual(specified.map(({ name }) => name));
  const rows = table.getAllByRole('row').slice(1);
  specified.forEach(({ price, setup, staff, features }, column) => {
    const cells = rows.map((row) => within(row).getAllByRole('cell')[column]?.textContent);
    expect(cells).toEqual(expect.arrayContaining([price, setup, staff, ...features]));
    if (column === 0) expect(cells.filter((text) => text?.includes('Not included'))).toHaveLength(7);
  });
});

test('ends the comparison with a link to ask about each plan', () => {
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    specified.map(({ name }) => [`Ask about ${name}`, `/contact?type=pricing&plan=${name}`]),
  );
});

test('includes the platform instead of selling it separately, and states the terms beside it', () => {
  expect(section('Included with every engagement').getByText(/is not sold separately/)).toBeTruthy();
  const answers = section('Before you ask');
  for (const term of [
    'Setup fees are due at start, monthly fees are billed in advance.',
    'Fees are non-refundable unless the agreement says otherwise.',
    'With 30 days written notice.',
    'We reply within 24 hours, and most consultations are scheduled within 24 hours.',
    'For existing clients 24/7, for inquiries during business hours. Your plan says how you reach us: by email on Launch, also by phone from Manage on.',
  ]) {
    expect(answers.getByText(term)).toBeTruthy();
  }
  expect(destinations('Terms of Service')).toEqual(['/terms']);
});

test('links to the contact page at the top and at the end', () => {
  expect(destinations('Book Consultation')).toEqual(['/contact?type=consultation', '/contact?type=consultation']);
});

test('can be prerendered: no inline styles', () => {
  expect(markupOf(ServicesPage)).not.toMatch(/\sstyle=/);
});
