import { toast } from '@platform/ui';
import { AnswerForm } from '../../answer/AnswerForm';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { SurveyFrame, type ShownSurvey } from './SurveyFrame';

/** The survey as people see it who answer. Nothing is sent. */
export function PreviewPage() {
  return (
    <SurveyFrame title="Preview" description={() => 'This is what people see. Try it: nothing is sent.'}>
      {(shown) => <Preview {...shown} />}
    </SurveyFrame>
  );
}

function Preview({ detail }: ShownSurvey) {
  const { clubName } = usePostSeasonSource();
  return (
    <AnswerForm
      isPreview
      survey={{
        club: clubName,
        title: detail.title,
        introduction: detail.introduction || null,
        closesOn: detail.closesOn || null,
        questions: detail.questions.map((question, place) => ({ ...question, id: String(place) })),
      }}
      send={() => Promise.resolve()}
      onSent={() => toast({ title: 'All questions are answered', description: 'Nothing was sent.', tone: 'success' })}
    />
  );
}
