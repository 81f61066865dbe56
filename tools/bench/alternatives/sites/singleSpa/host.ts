import { registerApplication, start } from 'single-spa';

registerApplication({ name: 'members', app: () => import('members'), activeWhen: '/members' });
start();
