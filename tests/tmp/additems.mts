import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../support/chromium.ts';
const [,, id, rounds='8', slug='malaria-response', port='4310']=process.argv;
const b=await chromium.launch({...chromiumLaunch(),headless:true});
const c=await b.newContext({viewport:{width:1440,height:900},baseURL:`http://localhost:${port}`});
const p=await c.newPage();
await p.goto('/login'); await p.getByLabel('Email').fill('admin@lading.example'); await p.getByLabel('Password',{exact:true}).fill('Lading-2026!'); await p.getByRole('button',{name:'Sign in'}).click(); await p.waitForURL(u=>u.pathname!=='/login',{timeout:60000});
const res=[];
for(let k=0;k<+rounds+1;k++){
 await p.goto(`/program/${slug}/shipments/${id}`); const btn=p.getByRole('button',{name:'Add Items'}); await btn.waitFor(); await p.waitForTimeout(1500);
 await btn.hover(); await p.waitForTimeout(300);
 const timing=p.evaluate(()=>new Promise(res=>{let t0=0;performance.clearResourceTimings();const out={};
  document.addEventListener('click',e=>{t0=e.timeStamp},{capture:true,once:true});
  const look=()=>{const n=document.querySelectorAll('[role=dialog] [data-card]').length; if(document.querySelector('[role=dialog]')&&!out.dialog)out.dialog=Math.round(performance.now()-t0);
   if(t0&&n>=4){const {port1,port2}=new MessageChannel();port1.onmessage=()=>{out.cards=Math.round(performance.now()-t0);out.q=performance.getEntriesByType('resource').filter(r=>/graphql|assets/.test(r.name)).map(r=>[r.name.split('/').pop().slice(0,14),Math.round(r.startTime-t0),Math.round(r.responseEnd-t0)]);res(out)};port2.postMessage(null);return}
   requestAnimationFrame(look)};requestAnimationFrame(look)}));
 await btn.click(); res.push(await timing);
}
res.shift();for(const k of ['dialog','cards']){const v=res.map(r=>r[k]).sort((a,b)=>a-b);console.log(k,'median',v[v.length>>1],'worst',v.at(-1),v.join(' '))}
console.log(JSON.stringify(res.slice(0,3).map(r=>r.q)));await b.close();
