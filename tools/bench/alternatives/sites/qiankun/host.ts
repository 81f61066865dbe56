import { registerMicroApps, start } from 'qiankun';

registerMicroApps([{ name: 'members', entry: '/remote/', container: '#module-outlet', activeRule: '/members' }]);
start();
