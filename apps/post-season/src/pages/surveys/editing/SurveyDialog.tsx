import { failureReason } from '@platform/module-kit';
import { addDays, differs, FormDialog, toastFailure, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, SelectField, toast } from '@platform/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { surveyTemplate } from '../../../rules/surveys/surveyTemplates';
import type { SurveyDetail } from '../../../source/rows/survey';
import { usePostSeasonChange, usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { useSeason } from '../../postSeason/SeasonContext';
import { QuestionList } from './QuestionList';
import { checkSurvey, fromForm, toForm } from './surveyDraft';
import { SurveyFields } from './SurveyFields';
import { useBeginnings } from './useBeginnings';

/** How long a new survey is open, in days. */
const OPEN_FOR = 21;

/** Makes a survey about the season, from a template or from one of the season before. */
export function NewSurvey({ onClose }: { onClose: () => void }) {
  const source = usePostSeasonSource();
  const navigate = useNavigate();
  const { season } = useSeason();
  const days = { opensOn: source.today(), closesOn: addDays(source.today(), OPEN_FOR) };
  const { beginnings, begin } = useBeginnings(days);
  const [beginning, setBeginning] = useState('member');
  const [first, setFirst] = useState(() => toForm(surveyTemplate('member', season.year, days)));
  const [form, setForm] = useState(first);
  const [errors, whenRight] = useErrorsOnceTried(checkSurvey(form));
  const saving = usePostSeasonChange(() => source.saveSurvey(season.id, fromForm(form), null), {
    onDone: (id) => {
      toast({ title: 'Survey saved', description: form.title.trim(), tone: 'success' });
      void navigate(`${source.basePath}/surveys/${id}`);
    },
  });
  const choose = async (value: string) => {
    try {
      const chosen = toForm(await begin(value));
      setBeginning(value);
      setFirst(chosen);
      setForm(chosen);
    } catch (error) {
      toastFailure('The survey was not copied', error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <FormDialog
      size="lg"
      title="New survey"
      description={`What people are asked about ${season.year}. You invite them in the next step.`}
      submit="Save survey"
      unsaved="the new survey"
      isChanged={differs(form, first)}
      isPending={saving.isPending}
      waitsForAnswer
      onClose={onClose}
      onSubmit={() => whenRight(() => saving.mutate(undefined))}
      refusal={saving.isError && failureReason(saving.error)}
    >
      <SelectField
        label="Begin with"
        hint="Choosing another one replaces the title and the questions below."
        options={beginnings}
        value={beginning}
        onChange={(event) => void choose(event.target.value)}
      />
      <SurveyFields form={form} errors={errors} onChange={(values) => setForm((now) => ({ ...now, ...values }))} />
      <QuestionList
        kind={form.kind}
        questions={form.questions}
        errors={errors}
        onChange={(questions) => setForm((now) => ({ ...now, questions }))}
      />
    </FormDialog>
  );
}

interface EditSurveyProps {
  survey: SurveyDetail;
  /** Its questions stay: everyone answers the same ones. */
  isAnswered: boolean;
  /** Its days stay, too: what it shows is final. */
  isClosed: boolean;
  onClose: () => void;
}

/** Edits a survey. */
export function EditSurvey({ survey, isAnswered, isClosed, onClose }: EditSurveyProps) {
  const source = usePostSeasonSource();
  const [first] = useState(() => toForm(survey));
  const [form, setForm] = useState(first);
  const [errors, whenRight] = useErrorsOnceTried(checkSurvey(form));
  const saving = usePostSeasonChange(() => source.saveSurvey(survey.seasonId ?? '', fromForm(form), survey), {
    onDone: () => {
      toast({ title: 'Survey saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="lg"
      title="Edit the survey"
      submit="Save survey"
      unsaved="the survey"
      isChanged={differs(form, first)}
      isPending={saving.isPending}
      waitsForAnswer
      onClose={onClose}
      onSubmit={() => whenRight(() => saving.mutate(undefined))}
      refusal={saving.isError && failureReason(saving.error)}
    >
      <SurveyFields
        form={form}
        errors={errors}
        keepsDays={isClosed}
        onChange={(values) => setForm((now) => ({ ...now, ...values }))}
      />
      {isAnswered ? (
        <Alert title="The questions stay as they are">
          People have answered them. To ask something else, close this survey and make a new one.
        </Alert>
      ) : (
        <QuestionList
          kind={form.kind}
          questions={form.questions}
          errors={errors}
          onChange={(questions) => setForm((now) => ({ ...now, questions }))}
        />
      )}
    </FormDialog>
  );
}
