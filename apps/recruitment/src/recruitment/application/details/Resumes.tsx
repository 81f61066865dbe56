import { dayAt, dayInWords, DividedList, Muted, sizeInWords, HeadedSection } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';
import { FileButton } from '../../../shared/files/FileButton';
import type { Resume } from '../../source/rows/applicationDetails';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';

/** The resumes of an application, the latest first. Empty without any. */
export function Resumes({ resumes }: { resumes: readonly Resume[] }) {
  const { addressOfResume, timeZone } = useRecruitmentSource();
  if (resumes.length === 0) return null;
  return (
    <HeadedSection>
      <h3>Resume</h3>
      <DividedList>
        {resumes.map((resume) => (
          <li key={resume.id}>
            <Stack $gap="hair">
              <span>{resume.name}</span>
              <Muted>
                {sizeInWords(resume.bytes)}, sent {dayInWords(dayAt(new Date(resume.sentAt), timeZone))}
              </Muted>
            </Stack>
            <FileButton address={() => addressOfResume(resume)} aria-label={`Open ${resume.name}`}>
              Open
            </FileButton>
          </li>
        ))}
      </DividedList>
    </HeadedSection>
  );
}
