/**
 * Notes which button is pressed before React listens, and keeps a form without an address from
 * reloading the page, which would lose what was typed. It is inlined, since it has to be there
 * before any file; the content security policy has its hash. Next sets the first mark right before
 * it calls `hydrateRoot`, and makes it the second one afterward.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener("click",function(event){
var button=event.target.closest("button"),form=button&&button.form;
if(!button||button.hasAttribute("popovertarget")||form&&form.hasAttribute("action")&&button.type!="button"||["beforeRender","Next.js-before-hydration"].some(function(name){return performance.getEntriesByName(name)[0]}))return;
event.preventDefault();
window.earlyPress=button
},true)`;
