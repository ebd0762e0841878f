// Next allows global styles only in this file.
import '@/ui/tokens.css';
import '@/ui/base.css';

export { App as default } from '@/screens/Frame/App';
