import { accountScreen } from '@/client/screens/AccountScreen/AccountScreen';
import { route } from '@/relay/route/route';

export default route(accountScreen);
