import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../support/chromium.ts';
const [,, id, slug='malaria-response', port='4310']=process.argv;
const base=`http://localhost:${port}`;
const b=await chromium.launch({...chromiumLaunch(),headless:true});
const c=await b.newContext({viewport:{width:1440,height:900},baseURL:base});
const p=await c.newPage();
await p.goto('/login'); await p.getByLabel('Email').fill('admin@lading.example'); await p.getByLabel('Password',{exact:true}).fill('Lading-2026!'); await p.getByRole('button',{name:'Sign in'}).click(); await p.waitForURL(u=>u.pathname!=='/login',{timeout:60000});
const cdp=await c.newCDPSession(p);
await cdp.send('Profiler.enable');await cdp.send('Profiler.setSamplingInterval',{interval:200});
const by=new Map(),inc=new Map();let tot=0;
for(let k=0;k<5;k++){
  await p.goto(`/program/${slug}/shipments?page=1`); await p.locator('table[aria-busy=false]').waitFor();
  const link=p.locator(`a[href$="/shipments/${id}"]`).first(); await link.hover(); await p.waitForTimeout(800);
  if(k>0) await cdp.send('Profiler.start');
  await link.click(); await p.locator('section table[aria-label] tbody tr:nth-child(5) td:nth-child(4)').waitFor();
  if(k===0) {await p.waitForTimeout(1000);continue;}
  const {profile}=await cdp.send('Profiler.stop'); await p.waitForTimeout(600);
  const self=new Map();profile.samples.forEach((s,i)=>self.set(s,(self.get(s)??0)+profile.timeDeltas[i]));
  const byId=new Map(profile.nodes.map(n=>[n.id,n]));
  const name=(n)=>n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber;
  const walk=(n,seen)=>{const k=name(n);let t=self.get(n.id)??0;by.set(k,(by.get(k)??0)+t);const s2=new Set(seen);s2.add(k);for(const ch of n.children??[])t+=walk(byId.get(ch),s2);if(!seen.has(k))inc.set(k,(inc.get(k)??0)+t);return t};
  tot+=walk(profile.nodes[0],new Set());
}
const top=(m,l)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,l).map(([k,v])=>(v/4000).toFixed(1).padStart(7)+' '+k).join('\n');
console.log('total per open',tot/4000);console.log('SELF\n'+top(by,45));console.log('INCL\n'+top(inc,110));
await b.close();
