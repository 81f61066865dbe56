import type { Survey, SurveyQuestion } from '../../figures/members/readSurveys.ts';
import type { ReportSection } from '../../reportContent.ts';

/** The answers of those who left the staff after a season. */
export function exitSurveySection(survey: Survey, questions: readonly SurveyQuestion[]): ReportSection {
  const { title, invited, completed, responseRate } = survey;
  return {
    id: 'exit-survey',
    heading: title,
    paragraphs: [
      responseRate === null
        ? 'No one was invited to it yet.'
        : `${completed} of ${invited} who were invited answered: a response rate of ${responseRate}%.`,
    ],
    table: {
      columns: [
        { title: 'Question', format: 'text' },
        { title: 'Positive', format: 'count' },
        { title: 'Answers', format: 'count' },
        { title: 'Percent positive', format: 'percent' },
      ],
      rows: questions.map(({ question, positive, total, percent }) => [question, positive, total, percent]),
    },
  };
}
