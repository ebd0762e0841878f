import { inboxScreen } from '@/client/screens/InboxScreen/InboxScreen';
import { route } from '@/relay/route/route';

export default route(inboxScreen);
