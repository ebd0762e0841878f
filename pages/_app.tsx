// Next allows global styles only in this file.
import '@/client/ui/tokens.css';
import '@/client/ui/base.css';

export { App as default } from '@/client/screens/Frame/App';
