import { ActionsMenu, ConfirmDialog, isSettled, Quiet } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, MenuItem, toast, token } from '@platform/ui';
import { ChartColumn, Eye, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInvitations } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { SurveyFigures } from '../exit/SurveyFigures';
import { People } from './people/People';
import { EditSurvey } from './editing/SurveyDialog';
import { SurveyFrame, type ShownSurvey } from './SurveyFrame';
import { useSurveyOnPage } from './useSurveyOnPage';
import { kindWords, questionInWords, statusWords } from './surveyWords';

/** One survey: how many have answered, who was asked, and what. */
export function SurveyPage() {
  return (
    <SurveyFrame
      description={({ survey: { kind, status } }) => `${kindWords[kind]} · ${statusWords[status].label}`}
      actions={(shown) => <Actions {...shown} />}
    >
      {(shown) => (
        <>
          <SurveyFigures survey={shown.survey} isNamed={false} />
          <People {...shown} />
          <Questions {...shown} />
        </>
      )}
    </SurveyFrame>
  );
}

function Actions({ detail, survey }: ShownSurvey) {
  const source = usePostSeasonSource();
  const navigate = useNavigate();
  const { year } = useSurveyOnPage();
  const [asked, setAsked] = useState<'edit' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {survey.status === 'closed' && year !== '' && (
        <Button
          as={Link}
          to={`${source.basePath}?${survey.kind === 'exit' ? 'tab=exit&' : ''}season=${year}#tabs`}
          variant="secondary"
          icon={<ChartColumn size={18} aria-hidden="true" />}
        >
          Results
        </Button>
      )}
      <Button variant="secondary" icon={<PencilLine size={18} aria-hidden="true" />} onClick={() => setAsked('edit')}>
        Edit
      </Button>
      <ActionsMenu of="the survey">
        <MenuItem
          icon={<Eye size={18} aria-hidden="true" />}
          onSelect={() => void navigate(`${source.basePath}/surveys/${survey.id}/preview`)}
        >
          Preview
        </MenuItem>
        {survey.completed === 0 && (
          <MenuItem
            tone="destructive"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onSelect={() => setAsked('remove')}
          >
            Remove
          </MenuItem>
        )}
      </ActionsMenu>
      {asked === 'edit' && (
        <EditSurvey
          survey={detail}
          isAnswered={survey.completed > 0}
          isClosed={survey.status === 'closed'}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title="Remove this survey?"
          description={
            survey.invited > 0
              ? 'No one has answered it. The links that people have got open nothing afterwards.'
              : 'It goes for good, with its questions.'
          }
          action="Remove survey"
          change={() => source.deleteSurvey(survey.id)}
          onClose={close}
          onDone={() => {
            toast({ title: 'Survey removed', description: survey.title, tone: 'success' });
            void navigate(`${source.basePath}?tab=surveys`);
          }}
        />
      )}
    </>
  );
}

function Questions({ detail }: ShownSurvey) {
  // They come with the people above them, so that they do not move.
  if (!isSettled(useInvitations(detail.id))) return null;
  return (
    <Card as="section" aria-labelledby="questions-title">
      <CardTitle id="questions-title">Questions</CardTitle>
      {detail.introduction && <Introduction>{detail.introduction}</Introduction>}
      <List>
        {detail.questions.map((question, place) => (
          <li key={place}>
            {question.question}
            <Quiet>{questionInWords(question)}</Quiet>
          </li>
        ))}
      </List>
    </Card>
  );
}

const Introduction = styled.p`
  margin-top: ${token.space.xs};
  color: ${token.color.inkMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const List = styled.ol`
  display: grid;
  gap: ${token.space.sm};
  margin: ${token.space.sm} 0 0;
  padding-inline-start: ${token.space.lg};
  overflow-wrap: anywhere;
`;
