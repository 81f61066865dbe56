import { HOME_OF_MEMBERS, notFoundWords } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { Button, MessagePage } from '@platform/ui';

/** The page is for people who work at the club, and this person only sits on its board. */
export function StaffOnlyPage({ title }: { title: string }) {
  return (
    <MessagePage>
      <h1>{title} is for the people who work at your club</h1>
      <p>
        As a member of the board, you read its reports, its plans, and the summary and documents of each season. If you
        also work at the club, ask a manager to add you to the staff.
      </p>
      <Button as={Link} to={HOME_OF_MEMBERS}>
        {notFoundWords.wayToApp}
      </Button>
    </MessagePage>
  );
}
