import { render, screen } from '@testing-library/react';
import { plans } from './plans';
import { Included } from './Included';
import { questions } from './questions';

test('promises every engagement no more support than its plan has', () => {
  expect(plans[0]?.features.Support).toBe('Email support');
  render(<Included />);
  const support = screen.getByText('Support that fits your plan').closest('li')?.textContent ?? '';
  expect(support).toContain('Launch has email support');
  for (const { name } of plans) expect(support).toContain(name);
  expect(screen.queryByText(/(someone|a person) to call/i)).toBeNull();
});

test('says when and how each plan reaches support', () => {
  const { answer } = questions.find(({ question }) => question === 'When is support available?') ?? { answer: '' };
  expect(answer).toMatch(/24\/7.*by email on Launch/s);
});
