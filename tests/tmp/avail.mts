// find program & a shipment with many available items
const B='http://127.0.0.1:4311/api/v1/';
const l=await fetch(B+'login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({user:{login:'admin@lading.example',password:'Lading-2026!'}})});const auth=l.headers.get('authorization');
const call=async(m,p,b)=>{const r=await fetch(B+p,{method:m,headers:{authorization:auth,'content-type':'application/json'},body:b&&JSON.stringify(b)});return r.json()};
const progs=(await call('GET','programs?items=50')).data; console.log(progs.map(p=>[p.id,p.name,p.slug]).join(' | '));
const arv=progs.find(p=>/arv/i.test(p.slug));
const o=(await call('GET','purchase_orders?program_id='+arv.id+'&items=3'));console.log(JSON.stringify(o.meta), o.data?.[0]?.group_id, o.error);
const groups={};for(const x of o.data) groups[x.group_id]=1;
const sh=(await call('POST','commercial_invoices',{commercial_invoice:{program_id:arv.id,invoice_number:'AV-'+Date.now()%10000,group_id:o.data[0].group_id,shipment_type:'air'}})).data;
console.log('shipment',sh?.id,JSON.stringify(sh).slice(0,100));
for(const path of [`commercial_invoices/${sh.id}/available_order_items?items=50&page=1`]){const t=[];let r;for(let i=0;i<10;i++){const a=performance.now();r=await call('GET',path);t.push(Math.round(performance.now()-a))}console.log(path,t.join(' '),JSON.stringify(r.meta),JSON.stringify(r).length)}
