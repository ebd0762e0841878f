import { route } from '@/relay/route/route';
import { inboxScreen } from '@/screens/InboxScreen/InboxScreen';

export default route(inboxScreen);
