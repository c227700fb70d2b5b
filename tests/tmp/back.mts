import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../support/chromium.ts';
const [,, rounds='8', slug='arv', port='4310']=process.argv;
const b=await chromium.launch({...chromiumLaunch(),headless:true});
const c=await b.newContext({viewport:{width:1440,height:900},baseURL:`http://localhost:${port}`});
const p=await c.newPage();
await p.goto('/login'); await p.getByLabel('Email').fill('admin@lading.example'); await p.getByLabel('Password',{exact:true}).fill('Lading-2026!'); await p.getByRole('button',{name:'Sign in'}).click(); await p.waitForURL(u=>u.pathname!=='/login',{timeout:60000});
const open=[],back=[],all=[];
await p.goto(`/program/${slug}/purchase-orders?page=1`); await p.locator('table[aria-busy=false]').waitFor();
const watch=(kind)=>p.evaluate((kind)=>new Promise(res=>{let t0=0;let first=0;
  const isList=()=>/purchase-orders$/.test(location.pathname);
  if(kind==='back'){setTimeout(()=>{t0=performance.now();history.back()},50)} else document.addEventListener('click',e=>{t0=e.timeStamp},{capture:true,once:true});
  const paint=(f)=>{const {port1,port2}=new MessageChannel();port1.onmessage=()=>f(performance.now()-t0);port2.postMessage(null)};
  const look=()=>{ if(t0){ if(kind==='back'){const n=isList()?[...document.querySelectorAll('table tbody tr')].filter(r=>r.children.length>4).length:0; if(n>=8&&!first){first=1;paint(v=>{first=v})} if(first&&n>=8&&document.querySelector('table[aria-busy=false]')){paint(v=>res([first,v]));return}}
   else if(!isList()&&document.querySelector('h1')&&document.querySelector('section table')){paint(v=>res(v));return}}
   requestAnimationFrame(look)};requestAnimationFrame(look)}),kind);
for(let k=0;k<+rounds+1;k++){
 const link=p.locator('a[data-row-link]').nth(k%7); await link.hover(); await p.waitForTimeout(400);
 const w=watch('open'); await link.click(); open.push(Math.round(await w)); await p.waitForTimeout(900);
 const [f,a]=await watch('back'); back.push(Math.round(f)); all.push(Math.round(a)); await p.waitForTimeout(600);
}
for(const [n,v] of Object.entries({open,back,all})){v.shift();v.sort((x,y)=>x-y);console.log(n,'median',v[v.length>>1],'worst',v.at(-1),v.join(' '))}
await b.close();
