import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const MembersPage = lazy(() => import('members/MembersPage').then(({ MembersPage: page }) => ({ default: page })));

const outlet = document.getElementById('module-outlet');
if (outlet)
  createRoot(outlet).render(
    <Suspense>
      <MembersPage />
    </Suspense>,
  );
