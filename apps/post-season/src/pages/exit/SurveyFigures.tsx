import { dayInWords, Figure, FigureStrip, percentInWords } from '@platform/module-kit/screens';
import type { Survey } from '../../source/rows/survey';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

interface SurveyFiguresProps {
  survey: Survey;
  /** Whether to show the title. The page of the survey has it as its heading. */
  isNamed?: boolean;
}

/** How many were asked, how many have answered, and until when. */
export function SurveyFigures({ survey, isNamed = true }: SurveyFiguresProps) {
  const { today } = usePostSeasonSource();
  const { title, completed, invited, responseRate, closesOn, status } = survey;
  return (
    <FigureStrip aria-label={title}>
      <Figure label="Surveys completed" value={completed} detail={`of ${invited} invited`} />
      <Figure
        label="Response rate"
        value={percentInWords(responseRate)}
        detail={responseRate === null ? 'no one was invited' : 'of the invited'}
      />
      <Figure
        label={status === 'closed' ? 'Closed' : 'Closes'}
        value={closesOn ? dayInWords(closesOn, today()) : '–'}
        {...(isNamed && { detail: title, detailWidths: ['14em'] })}
      />
    </FigureStrip>
  );
}
