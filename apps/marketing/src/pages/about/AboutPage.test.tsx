import { brand } from '@platform/contract';
import { screen } from '@testing-library/react';
import { destinations, markupOf, section, visit } from '../publicPage.testkit';
import { AboutPage } from './AboutPage';

const items = (title: string | RegExp) =>
  section(title)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('makes the four claims', () => {
  visit(AboutPage);
  expect(items('More than ten years beside the water')).toEqual([
    'over 1153 employees',
    '50+ clubs',
    '99% satisfaction',
    '10+ years',
  ]);
});

test('says that the firm is remote-first and serves all U.S. clients', () => {
  visit(AboutPage);
  const work = section(brand.signature);
  expect(work.getByText('Remote-first')).toBeTruthy();
  expect(work.getByText('All U.S. clients')).toBeTruthy();
  expect(work.getByText(/Most consultations are scheduled in that time/)).toBeTruthy();
});

test('names the six stages and their months, also for screen readers', () => {
  visit(AboutPage);
  const stages = section('Six stages, all year');
  expect(stages.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Pre-season planning',
    'Recruitment and staff planning',
    'Training and facility prep',
    'Operations center',
    'Post-season wrap-up',
    'Strategic planning hub (ClubFuture)',
  ]);
  const lanes = stages.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lanes[0]).toContain('January to March');
  expect(lanes[5]).toContain('October to December');
});

test('names its audiences', () => {
  visit(AboutPage);
  expect(items('Who we work with')).toEqual([
    'Swim and tennis clubs',
    'HOA boards',
    'Country club managers',
    'Recreation centres',
  ]);
});

test('links to the next pages, and describes its picture', () => {
  visit(AboutPage);
  expect(destinations('Book Consultation')).toEqual(Array(3).fill('/contact?type=consultation'));
  expect(destinations('Services & Pricing')).toEqual(['/services']);
  expect(screen.getByRole('img', { name: /six lanes/ })).toBeTruthy();
});

test('can be prerendered: no inline styles', () => {
  expect(markupOf(AboutPage)).not.toMatch(/\sstyle=/);
});
