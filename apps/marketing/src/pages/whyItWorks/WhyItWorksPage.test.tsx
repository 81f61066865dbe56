import { destinations, markupOf, section, visit } from '../publicPage.testkit';
import { disciplines } from '../disciplines';
import { WhyItWorksPage } from './WhyItWorksPage';

test('gives three reasons and what changes in each of the six disciplines', () => {
  visit(WhyItWorksPage);
  const names = (title: string | RegExp) =>
    section(title)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(names(/We stay/)).toEqual(['Judgment', 'A plan with dates', 'The tool to keep it']);
  expect(names('What has changed by August')).toEqual(disciplines.map(({ name }) => name));
});

test('names the six stages in their order', () => {
  visit(WhyItWorksPage);
  const stages = section('Each season teaches the next one').getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Pre-season planning',
    'Recruitment and staff planning',
    'Training and facility prep',
    'Operations center',
    'Post-season wrap-up',
    'Strategic planning hub (ClubFuture)',
  ]);
});

test('links to the contact page and to the prices, at the top and at the end', () => {
  visit(WhyItWorksPage);
  expect(destinations('Book Consultation')).toEqual(Array(3).fill('/contact?type=consultation'));
  expect(destinations('Services & Pricing')).toEqual(['/services', '/services']);
});

test('can be prerendered: no inline styles', () => {
  expect(markupOf(WhyItWorksPage)).not.toMatch(/\sstyle=/);
});
