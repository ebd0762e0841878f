import { route } from '@/relay/route';
import { AccountScreen, accountScreenQuery } from '@/screens/AccountScreen/AccountScreen';

export default route(AccountScreen, accountScreenQuery, () => ({}));
