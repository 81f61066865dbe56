import type { Tone } from '@platform/ui';
import type { QuestionType, SurveyKind, SurveyQuestion, SurveyStatus } from '../../source/rows/survey';

export const kindWords: Readonly<Record<SurveyKind, string>> = { member: 'Members', exit: 'Staff who leave' };

export const statusWords: Readonly<Record<SurveyStatus, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'outline' },
  planned: { label: 'Not open yet', tone: 'neutral' },
  open: { label: 'Open', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
};

export const typeOptions: readonly { value: QuestionType; label: string }[] = [
  { value: 'rating', label: 'Rating, 1 to 5' },
  { value: 'yes_no', label: 'Yes or no' },
  { value: 'text', label: 'Comment' },
  { value: 'group', label: 'Group of the person' },
];

/** How a question is answered and counted, in words. */
export function questionInWords({ type, category, isIntentToReturn, isRequired }: SurveyQuestion): string {
  const answered = typeOptions.find(({ value }) => value === type)?.label ?? '';
  const counted = [category, isIntentToReturn ? 'intent to return' : '', isRequired ? '' : 'optional'];
  return [answered, ...counted.filter(Boolean)].join(' · ');
}
