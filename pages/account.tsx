import { route } from '@/relay/route/route';
import { accountScreen } from '@/screens/AccountScreen/AccountScreen';

export default route(accountScreen);
